//! Builds the wasm modules and their JavaScript glue into `www/pkg`.
//!
//! ```text
//! src/wasm ── cargo ──▶ redoku_wasm.wasm ── wasm-bindgen ──▶ NAME.js, NAME.d.ts, NAME_bg.wasm
//! ```
//!
//! `cargo run -p xtask -- logic text` builds these modules alone and leaves the others as they are.

mod slim;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::{env, fs, io};

use wasm_bindgen_cli_support::Bindgen;

/// A wasm module: `redoku-wasm`, built with some of its features.
struct Module {
    /// The name of its files.
    name: &'static str,
    features: &'static str,
    opt_level: &'static str,
    /// Whether a panic only traps, without its message.
    slim: bool,
}

const MODULES: [Module; 7] = [
    // The first module that a page loads. Level 2 makes it a tenth smaller, and easy puzzles a thirtieth slower.
    Module { name: "solver", features: "solver,small-heap", opt_level: "2", slim: true },
    // Repairs for a grid without a solution, which the page loads on demand.
    Module { name: "repair", features: "repair,small-heap", opt_level: "2", slim: true },
    // Text formats and lists, which the page loads on demand.
    Module { name: "text", features: "text,panic-messages", opt_level: "3", slim: false },
    // Textbook searches, which the page loads on demand.
    Module { name: "classic", features: "classic,small-heap", opt_level: "3", slim: true },
    // The human solver, the ratings and new puzzles, which the page loads on demand. Level 3 is a fifteenth larger and no faster;
    // level "s" a seventh smaller, and a fifth slower.
    Module { name: "logic", features: "generate,panic-messages", opt_level: "2", slim: false },
    // The reader of photos, which the page loads on demand. Level 3 is a tenth quicker and a tenth larger; level "s" a
    // tenth smaller, and takes twice the time.
    Module { name: "photo", features: "photo,small-heap", opt_level: "2", slim: true },
    // Every function: the package's own module.
    Module { name: "redoku", features: "everything,panic-messages", opt_level: "3", slim: false },
];

const TARGET: &str = "wasm32-unknown-unknown";

type Outcome = Result<(), Box<dyn Error>>;

fn main() -> Outcome {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("xtask has no parent")?;
    let package = root.join("www/pkg");
    let names: Vec<_> = env::args().skip(1).collect();
    if let Some(name) = names.iter().find(|name| MODULES.iter().all(|module| module.name != *name))
    {
        return Err(format!("there is no module {name}").into());
    }
    let chosen = || {
        MODULES
            .iter()
            .filter(|module| names.is_empty() || names.iter().any(|name| name == module.name))
    };
    // Side by side, each in its own target folder: they would overwrite each other's redoku_wasm.wasm.
    let compilations: Vec<_> =
        chosen().map(|module| Compilation::start(root, module)).collect::<io::Result<_>>()?;
    let built: Vec<_> =
        compilations.into_iter().map(Compilation::finish).collect::<Result<_, _>>()?;
    // Files of an older build would be shipped with the page.
    if names.is_empty() && package.exists() {
        fs::remove_dir_all(&package)?;
    }
    fs::create_dir_all(&package)?;
    for (module, wasm) in chosen().zip(built) {
        bind(module, &wasm, &package)?;
        if module.slim {
            slim::down(&package.join(format!("{}_bg.wasm", module.name)))?;
        }
    }
    Ok(())
}

/// A running compilation.
struct Compilation {
    process: Child,
    wasm: PathBuf,
}

impl Compilation {
    /// Starts to compile the boundary as a wasm module.
    fn start(root: &Path, module: &Module) -> io::Result<Self> {
        let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
        let target_dir = root.join("target/modules").join(module.name);
        let process = Command::new(cargo)
            .current_dir(root)
            // A RUSTFLAGS variable would silently replace the flags in .cargo/config.toml.
            .env_remove("RUSTFLAGS")
            // Added to the flags there: the module names no path of the machine that built it.
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", remap_home())
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", module.opt_level)
            .args(["build", "--quiet", "--locked", "--release", "--package", "redoku-wasm"])
            .args(["--features", module.features])
            .args(["--target", TARGET, "--target-dir"])
            .arg(&target_dir)
            .spawn()?;
        Ok(Self { process, wasm: target_dir.join(TARGET).join("release/redoku_wasm.wasm") })
    }

    /// Waits for the end and returns the module's path.
    fn finish(mut self) -> Result<PathBuf, Box<dyn Error>> {
        let status = self.process.wait()?;
        let wasm = self.wasm;
        if status.success() { Ok(wasm) } else { Err(format!("{} failed", wasm.display()).into()) }
    }
}

/// The flag that writes cargo's home as `cargo` in the paths that a panic would name.
fn remap_home() -> String {
    let home = env::var("CARGO_HOME").ok().or_else(|| Some(env::var("HOME").ok()? + "/.cargo"));
    home.map_or_else(String::new, |home| format!("--remap-path-prefix={home}=cargo"))
}

/// Writes a module and its glue for the web: plain ES modules. The glue does not name the module's file:
/// JavaScript says where the module comes from.
fn bind(module: &Module, wasm: &Path, package: &Path) -> Outcome {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(module.name)
        .typescript(true)
        .omit_default_module_path(true)
        // The slimming recognises functions by their mangled names.
        .demangle(false)
        .remove_name_section(!module.slim)
        .remove_producers_section(true)
        .reset_state_function(true);
    bindgen.web(true)?.generate(package)?;
    Ok(())
}
