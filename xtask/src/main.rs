//! Builds the wasm modules and their JavaScript glue into `www/pkg`.
//!
//! ```text
//! src/ ─ for bindings ──▶ redoku.wasm ── wasm-bindgen ──▶ redoku.js, redoku.d.ts, redoku_bg.wasm
//!   └─ for bytes alone ─▶ redoku.wasm ── wasm-bindgen ──▶ small.js, small.d.ts
//!                                            └─ slim down ▶ small_bg.wasm, small_only_bg.wasm
//! ```

mod slim;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::{env, fs, io};

use wasm_bindgen_cli_support::Bindgen;

type Outcome = Result<(), Box<dyn Error>>;

/// What the page asks the small module for, and the package's smallest entry does not.
const ASIDE: [&str; 3] = ["check", "candidates", "trueCandidates"];

const TARGET: &str = "wasm32-unknown-unknown";

fn main() -> Outcome {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("xtask has no parent")?;
    let package = root.join("www/pkg");
    // Side by side, each in its own target folder: they would overwrite each other's redoku.wasm.
    let full = compile(root, "redoku", "3", &["--features=bindings"])?;
    // Level 2 takes a tenth off the size, and adds a thirtieth to the time of the easiest puzzles.
    let small = compile(root, "small", "2", &["--no-default-features", "--features=bytes"])?;
    let (full, small) = (full.finish()?, small.finish()?);
    // What an older build left there would travel with the page.
    if package.exists() {
        fs::remove_dir_all(&package)?;
    }
    fs::create_dir_all(&package)?;
    bind(&full, "redoku", &package)?;
    bind(&small, "small", &package)?;
    let bound = package.join("small_bg.wasm");
    slim::down(&bound, &ASIDE, &package.join("small_only_bg.wasm"))?;
    slim::down(&bound, &[], &bound)
}

/// A compilation under way.
struct Compilation {
    process: Child,
    wasm: PathBuf,
}

impl Compilation {
    /// Waits for its end, and says where the module is.
    fn finish(mut self) -> Result<PathBuf, Box<dyn Error>> {
        let status = self.process.wait()?;
        let wasm = self.wasm;
        if status.success() { Ok(wasm) } else { Err(format!("{} failed", wasm.display()).into()) }
    }
}

/// Starts to compile the library as a wasm module.
fn compile(root: &Path, name: &str, level: &str, features: &[&str]) -> io::Result<Compilation> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let target_dir = root.join("target/modules").join(name);
    let process = Command::new(cargo)
        .current_dir(root)
        // A RUSTFLAGS variable would silently replace .cargo/config.toml's flags.
        .env_remove("RUSTFLAGS")
        // Joined with the flags there: no path of the machine that built it travels in the module.
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", remap_home())
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level)
        .args(["rustc", "--quiet", "--locked", "--release", "--lib", "--crate-type", "cdylib"])
        .args(features)
        .args(["--target", TARGET, "--target-dir"])
        .arg(&target_dir)
        .spawn()?;
    Ok(Compilation { process, wasm: target_dir.join(TARGET).join("release/redoku.wasm") })
}

/// The flag that writes cargo's home as `cargo` in the places that a panic would name.
fn remap_home() -> String {
    let home = env::var("CARGO_HOME").ok().or_else(|| Some(env::var("HOME").ok()? + "/.cargo"));
    home.map_or_else(String::new, |home| format!("--remap-path-prefix={home}=cargo"))
}

/// Writes a module and its glue for the web: plain ES modules, no bundler. The glue does not name the
/// module's file: each entry of the package says itself where the module is.
fn bind(wasm: &Path, name: &str, package: &Path) -> Outcome {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(name)
        .typescript(true)
        .omit_default_module_path(true)
        // The names of the small module are still needed, as they are, to slim it down.
        .demangle(false)
        .remove_name_section(name == "redoku")
        .remove_producers_section(true)
        .reset_state_function(true);
    bindgen.web(true)?.generate(package)?;
    Ok(())
}
