// Builds everything: the wasm modules into www/pkg, the package into dist/package, the site into dist/.
import { run } from "./shell.mjs";

run("cargo", ["run", "--quiet", "--locked", "-p", "xtask"]);
run("node", ["xtask/package.mjs"]);
// After the package, because the frame and the guide import its files.
run("npx", ["vite", "build", "--logLevel=warn"]);
run("node", ["xtask/sizes.mjs"]);
