//! Makes a module smaller: panics trap without their messages.
//!
//! A panic, which no input should reach, ends in a trap either way, and JavaScript then starts a fresh
//! instance. The code that formats and prints the message first is a tenth of the small module.

use std::error::Error;
use std::path::Path;

use walrus::{FunctionBuilder, FunctionId, FunctionKind, Module, ModuleConfig};

/// Parts of the mangled names of functions that only panics call.
const PANICS: [&str; 2] = ["4core9panicking", "3std9panicking"];

/// Removes these functions, all that only they call, the names and the notes from the module in a file.
pub fn down(file: &Path) -> Result<(), Box<dyn Error>> {
    let mut module = ModuleConfig::new()
        .generate_name_section(false)
        .generate_producers_section(false)
        .parse_file(file)
        .map_err(|error| format!("{}: {error:#}", file.display()))?;
    for function in functions_of_panics(&module) {
        trap(&mut module, function);
    }
    let notes: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for note in notes {
        module.customs.delete(note);
    }
    walrus::passes::gc::run(&mut module);
    module.emit_wasm_file(file).map_err(|error| format!("{}: {error:#}", file.display()))?;
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

/// Replaces the body of a function with a trap.
fn trap(module: &mut Module, function: FunctionId) {
    let ty = module.types.get(module.funcs.get(function).ty());
    let (parameters, results) = (ty.params().to_vec(), ty.results().to_vec());
    let arguments = parameters.iter().map(|&ty| module.locals.add(ty)).collect();
    let mut builder = FunctionBuilder::new(&mut module.types, &parameters, &results);
    builder.func_body().unreachable();
    module.funcs.get_mut(function).kind = FunctionKind::Local(builder.local_func(arguments));
}
