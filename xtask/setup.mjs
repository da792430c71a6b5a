// Prepares a fresh machine for the build: installs the npm packages and Rust's wasm target.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ask, root, run, stop } from "./shell.mjs";

const TARGET = "wasm32-unknown-unknown";

installPackages();
installTarget();

/** Installs the locked npm packages, unless exactly these are installed already. */
function installPackages() {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const stamp = join(root, "node_modules", ".redoku-lock.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing the npm packages …");
  // No package needs its install script, and some would download browsers.
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
  writeFileSync(stamp, lock);
}

/** Adds the wasm target to the Rust toolchain, unless it is installed already. */
function installTarget() {
  if (ask("cargo", ["--version"]) === null) {
    stop("cargo is missing. Install Rust with rustup: https://rustup.rs");
  }
  const sysroot = ask("rustc", ["--print", "sysroot"])?.trim() ?? "";
  if (existsSync(join(sysroot, "lib", "rustlib", TARGET))) return;
  if (ask("rustup", ["--version"]) === null) {
    stop(
      `Rust has no ${TARGET} target and rustup, which could add it, is missing: https://rustup.rs`,
    );
  }
  run("rustup", ["target", "add", TARGET]);
}
