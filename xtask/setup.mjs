// Brings a fresh machine to where the build can start: npm packages and Rust's wasm target.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ask, root, run, stop } from "./shell.mjs";

const TARGET = "wasm32-unknown-unknown";

installPackages();
installTarget();

/** Installs the locked npm packages, unless exactly these are there already. */
function installPackages() {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const stamp = join(root, "node_modules", ".redoku-lock.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing the npm packages …");
  // No package needs its install script; leaving them out keeps browser downloads away.
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
  writeFileSync(stamp, lock);
}

/** Adds the wasm target to the Rust toolchain, unless it is there. */
function installTarget() {
  if (ask("cargo", ["--version"]) === null) {
    stop("cargo is missing. Install Rust with rustup: https://rustup.rs");
  }
  const sysroot = ask("rustc", ["--print", "sysroot"])?.trim() ?? "";
  if (existsSync(join(sysroot, "lib", "rustlib", TARGET))) return;
  if (ask("rustup", ["--version"]) === null) {
    stop(`Rust has no ${TARGET} target and there is no rustup to add it: https://rustup.rs`);
  }
  run("rustup", ["target", "add", TARGET]);
}
