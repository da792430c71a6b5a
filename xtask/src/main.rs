//! Builds the wasm module and its JavaScript glue into `www/pkg`.
//!
//! ```text
//! src/ ── cargo rustc ──▶ redoku.wasm ── wasm-bindgen ──▶ www/pkg/redoku.js, .d.ts, redoku_bg.wasm
//!                                                         └─ base64 ─▶ www/pkg/inline.js
//! ```

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use base64::Engine as _;
use wasm_bindgen_cli_support::Bindgen;

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

fn main() -> Outcome {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("xtask has no parent")?;
    let package = root.join("www/pkg");
    let wasm = compile(root)?;
    bind(&wasm, &package)?;
    inline(&package)
}

/// Compiles the library as a wasm module and says where it is.
fn compile(root: &Path) -> Outcome<PathBuf> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let target_dir = root.join("target");
    let status = Command::new(cargo)
        .current_dir(root)
        // A RUSTFLAGS variable would silently replace .cargo/config.toml's +simd128.
        .env_remove("RUSTFLAGS")
        .args(["rustc", "--quiet", "--locked", "--release", "--lib", "--crate-type", "cdylib"])
        .args(["--target", TARGET, "--target-dir"])
        .arg(&target_dir)
        .status()?;
    if !status.success() {
        return Err("the wasm module did not compile".into());
    }
    Ok(target_dir.join(TARGET).join("release/redoku.wasm"))
}

/// Writes the module and its glue for the web: plain ES modules, no bundler.
fn bind(wasm: &Path, package: &Path) -> Outcome {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .typescript(true)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .reset_state_function(true);
    bindgen.web(true)?.generate(package)?;
    Ok(())
}

/// Writes the module once more as a JavaScript string, so that it can travel inside a bundle.
fn inline(package: &Path) -> Outcome {
    let bytes = fs::read(package.join("redoku_bg.wasm"))?;
    let text = base64::engine::general_purpose::STANDARD.encode(bytes);
    let module = format!("/** The wasm module in base64. */\nexport default \"{text}\";\n");
    fs::write(package.join("inline.js"), module)?;
    Ok(())
}
