// Builds everything: the wasm modules into www/pkg, the package into dist/package, the site into dist/.
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./shell.mjs";

run("cargo", ["run", "--quiet", "--locked", "-p", "xtask"]);
for (const script of ["package", "bundle", "manifest", "reference"]) {
  run("node", [`xtask/${script}.mjs`]);
}
copyPackage();
// After the package: the site's pages import it.
run("npx", ["vite", "build", "--logLevel=warn"]);
run("node", ["xtask/sizes.mjs"]);

/** Puts the package's files beside the site, where other pages can load them. */
function copyPackage() {
  const [from, to] = [join(root, "www/pkg"), join(root, "dist/package")];
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const files =
    /^((index|slim|solver|worker|element|element-solver|shared-.*)\.js|redoku_bg\.wasm|custom-elements\.json)$/;
  for (const name of readdirSync(from)) {
    if (files.test(name)) cpSync(join(from, name), join(to, name));
  }
}
