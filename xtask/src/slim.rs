//! Makes the small module smaller: what a panic would say is left out.
//!
//! A panic, which no input should reach, ends in a trap either way, and JavaScript starts a fresh
//! instance. Formatting its message first takes a tenth of the module, and nothing else formats.

use std::error::Error;
use std::path::Path;

use walrus::{FunctionBuilder, FunctionId, FunctionKind, Module, ModuleConfig};

/// In the mangled names of what only panics need.
const PANICS: [&str; 3] = ["4core9panicking", "3std9panicking", "4core3fmt"];

/// Reads the module that cargo made and writes it without these functions, its names and notes, and the
/// exports in `aside` with all that only they need.
pub fn down(wasm: &Path, aside: &[&str], target: &Path) -> Result<(), Box<dyn Error>> {
    let mut module = ModuleConfig::new()
        .generate_name_section(false)
        .generate_producers_section(false)
        .parse_file(wasm)
        .map_err(|error| format!("{}: {error:#}", wasm.display()))?;
    for function in functions_of_panics(&module) {
        trap(&mut module, function);
    }
    for name in aside {
        module.exports.remove(name).map_err(|error| format!("{name}: {error:#}"))?;
    }
    let notes: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for note in notes {
        module.customs.delete(note);
    }
    walrus::passes::gc::run(&mut module);
    module.emit_wasm_file(target).map_err(|error| format!("{}: {error:#}", target.display()))?;
    Ok(())
}

fn functions_of_panics(module: &Module) -> Vec<FunctionId> {
    let is_of_panics = |name: &str| PANICS.iter().any(|part| name.contains(part));
    module
        .funcs
        .iter_local()
        .map(|(id, _)| module.funcs.get(id))
        .filter(|function| function.name.as_deref().is_some_and(is_of_panics))
        .map(walrus::Function::id)
        .collect()
}

/// Replaces what a function does with a trap.
fn trap(module: &mut Module, function: FunctionId) {
    let ty = module.types.get(module.funcs.get(function).ty());
    let (parameters, results) = (ty.params().to_vec(), ty.results().to_vec());
    let arguments = parameters.iter().map(|&ty| module.locals.add(ty)).collect();
    let mut builder = FunctionBuilder::new(&mut module.types, &parameters, &results);
    builder.func_body().unreachable();
    module.funcs.get_mut(function).kind = FunctionKind::Local(builder.local_func(arguments));
}
