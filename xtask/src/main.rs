//! Builds the wasm modules and their JavaScript glue into `www/pkg`.
//!
//! ```text
//! src/ ── cargo rustc ──▶ redoku.wasm ── wasm-bindgen ──▶ redoku.js, redoku.d.ts, redoku_bg.wasm
//!   │                                                     └─ base64 ─▶ inline.js
//!   └─ without features ▶ redoku.wasm ── wasm-bindgen ──▶ solver.js, solver.d.ts, solver_bg.wasm
//! ```

use std::error::Error;
use std::path::Path;
use std::process::{Child, Command};
use std::{env, fs, io};

use base64::Engine as _;
use wasm_bindgen_cli_support::Bindgen;

type Outcome = Result<(), Box<dyn Error>>;

const TARGET: &str = "wasm32-unknown-unknown";

/// A module: the name of its files, and what cargo is told to leave out of it.
const MODULES: [(&str, &[&str]); 2] = [("redoku", &[]), ("solver", &["--no-default-features"])];

fn main() -> Outcome {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("xtask has no parent")?;
    let package = root.join("www/pkg");
    // Side by side, each in its own target folder: they would overwrite each other's redoku.wasm.
    let builds = MODULES.map(|(name, features)| {
        let target_dir = root.join("target/modules").join(name);
        (name, target_dir.clone(), compile(root, &target_dir, features))
    });
    for (name, target_dir, build) in builds {
        if !build?.wait()?.success() {
            return Err(format!("the module {name} did not compile").into());
        }
        bind(&target_dir.join(TARGET).join("release/redoku.wasm"), name, &package)?;
    }
    inline(&package)
}

/// Starts to compile the library as a wasm module.
fn compile(root: &Path, target_dir: &Path, features: &[&str]) -> io::Result<Child> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    Command::new(cargo)
        .current_dir(root)
        // A RUSTFLAGS variable would silently replace .cargo/config.toml's flags.
        .env_remove("RUSTFLAGS")
        // Joined with the flags there: no path of the machine that built it travels in the module.
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", remap_home())
        .args(["rustc", "--quiet", "--locked", "--release", "--lib", "--crate-type", "cdylib"])
        .args(features)
        .args(["--target", TARGET, "--target-dir"])
        .arg(target_dir)
        .spawn()
}

/// The flag that writes cargo's home as `cargo` in the places that a panic would name.
fn remap_home() -> String {
    let home = env::var("CARGO_HOME").ok().or_else(|| Some(env::var("HOME").ok()? + "/.cargo"));
    home.map_or_else(String::new, |home| format!("--remap-path-prefix={home}=cargo"))
}

/// Writes the module and its glue for the web: plain ES modules, no bundler.
fn bind(wasm: &Path, name: &str, package: &Path) -> Outcome {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(name)
        .typescript(true)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .reset_state_function(true);
    bindgen.web(true)?.generate(package)?;
    Ok(())
}

/// Writes the full module once more as a JavaScript string, so that it can travel inside a bundle.
fn inline(package: &Path) -> Outcome {
    let bytes = fs::read(package.join("redoku_bg.wasm"))?;
    let text = base64::engine::general_purpose::STANDARD.encode(bytes);
    let module = format!("/** The wasm module in base64. */\nexport default \"{text}\";\n");
    fs::write(package.join("inline.js"), module)?;
    Ok(())
}
