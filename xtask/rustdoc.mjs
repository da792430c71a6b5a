// Adds the documentation of the Rust library to the built site, as dist/rustdoc: node xtask/rustdoc.mjs
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./shell.mjs";

const target = join(root, "target/rustdoc");
const site = join(root, "dist/rustdoc");
rmSync(join(target, "doc"), { recursive: true, force: true });
run("cargo", [
  "doc",
  "--locked",
  "--no-deps",
  "--all-features",
  "--package=redoku",
  `--target-dir=${target}`,
]);
rmSync(site, { recursive: true, force: true });
cpSync(join(target, "doc"), site, { recursive: true, filter: (file) => !file.endsWith(".lock") });
