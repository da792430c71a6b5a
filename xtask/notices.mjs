// Writes LICENSE-THIRD-PARTY, the notices for what the shipped files contain besides Redoku's own code:
// node xtask/notices.mjs. A test compares the file with what would be written.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ask, root, stop } from "./shell.mjs";

const FILE = "LICENSE-THIRD-PARTY";
const WASM = ["--target=wasm32-unknown-unknown", "--package=redoku-wasm", "--all-features"];
/** The program, for every system. */
const PROGRAM = ["--target=all", "--package=redoku-cli"];

/** The npm packages with code in the built page, element and package. */
const PACKAGES = ["snabbdom", "vite", "rolldown"];

if (process.argv[1]?.endsWith("notices.mjs")) writeFileSync(join(root, FILE), notices());

/** The whole file. */
export function notices() {
  const metadata = JSON.parse(cargo("metadata", "--format-version=1", "--all-features"));
  const crates = linkedCrates(metadata, WASM);
  const unicode = crates.filter(({ licence }) => licence.includes("Unicode-3.0"));
  return `Redoku is licensed under MIT or Apache 2.0, at your option. What it ships contains parts of the
following works, all used under the MIT licence at the end of this file.

In the wasm modules:

${list(crates)}
  and parts of Rust's standard library, by the Rust project and others:
  https://www.rust-lang.org/policies/licenses

In the program \`redoku\`:

${list(linkedCrates(metadata, PROGRAM))}
  and Rust's standard library

In the scripts of the page, the element and the package:

${list(PACKAGES.map(npmPackage))}

The network that reads photos was trained with photos of sudoku_dataset by Baptiste Wicht and Jean
Hennebert, https://github.com/wichtounet/sudoku_dataset, CC BY 4.0.

------------------------------------------------------------------------

${permission(crates.find(({ name }) => name === "wasm-bindgen"))}
------------------------------------------------------------------------

${unicode.map(({ name }) => name).join(", ")}, for its tables:

${unicode.map(({ folder }) => read(folder, "LICENSE-UNICODE").trim()).join("\n")}
`;
}

/** The crates that a package links for a target, without macros and build tools. */
function linkedCrates(metadata, target) {
  const tree = cargo("tree", ...target, "--edges=normal,no-proc-macro", "--prefix=none");
  const lines = new Set(
    tree
      .trim()
      .split("\n")
      .map((line) => line.replace(" (*)", "")),
  );
  return [...lines].sort().flatMap((line) => {
    const [, name, version] = /^(\S+) v(\S+)/.exec(line);
    const found = metadata.packages.find((each) => each.name === name && each.version === version);
    if (!found.source) return [];
    const folder = dirname(found.manifest_path);
    const licence = found.license;
    if (!licence.includes("MIT"))
      stop(`${name} is licensed under ${licence}: see xtask/notices.mjs`);
    const files = ["LICENSE-MIT", "LICENSE", "license-mit"];
    return [{ name, version, licence, folder, copyright: copyright(folder, files) }];
  });
}

function npmPackage(name) {
  const folder = join(root, "node_modules", name);
  const { version, license } = JSON.parse(read(folder, "package.json"));
  if (license !== "MIT") stop(`${name} is licensed under ${license}: see xtask/notices.mjs`);
  return { name, version, copyright: copyright(folder, ["LICENSE", "LICENSE.md"]) };
}

/** The lines of a licence that name its holders; some have none. */
function copyright(folder, names) {
  const file = names.find((name) => existsSync(join(folder, name)));
  if (!file) return [];
  const head = read(folder, file).split("Permission is hereby granted")[0];
  return head
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^Copyright/.test(line));
}

/** The text of the MIT licence, which is the same in every crate. */
function permission({ folder }) {
  const text = read(folder, "LICENSE-MIT");
  return `MIT License\n\n${text.slice(text.indexOf("Permission is hereby granted"))}`;
}

function list(works) {
  return works
    .map(({ name, version, copyright }) => [`  ${name} ${version}`, ...copyright].join("\n    "))
    .join("\n");
}

function read(folder, file) {
  return readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
}

function cargo(...args) {
  return ask("cargo", [...args, "--locked"]) ?? stop(`failed: cargo ${args.join(" ")}`);
}
