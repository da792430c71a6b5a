// What a release needs to know, for .github/workflows/release.yml and for trying it by hand:
//   node xtask/release.mjs check [v0.1.0]   the versions agree, with each other and with the tag
//   node xtask/release.mjs owner            the owner's facts are filled in
//   node xtask/release.mjs notes            the section of CHANGELOG.md about this version
//   node xtask/release.mjs pictures         gives the README's pictures addresses that work in a package registry
//   node xtask/release.mjs stamp            the same, and gives its script tag the hash of the file that was built
//   node xtask/release.mjs archive TARGET   packs the program that cargo built for a target, with target/manual
import { createHash } from "node:crypto";
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isPlaceholder, ownerFacts } from "./owner.mjs";
import { root, run, stop } from "./shell.mjs";

if (process.argv[1]?.endsWith("release.mjs")) {
  const [task, argument] = process.argv.slice(2);
  const tasks = { check, owner, notes, pictures, stamp, archive };
  (tasks[task] ?? (() => stop(`expected one of ${Object.keys(tasks).join(", ")}`)))(argument);
}

/** The version in every file that states it, by the file's name. */
export function versions() {
  const cargo = read("Cargo.toml");
  const section = sectionOf(read("CHANGELOG.md"));
  const citation = read("CITATION.cff");
  return {
    "package.json": JSON.parse(read("package.json")).version,
    "package-lock.json": JSON.parse(read("package-lock.json")).version,
    "Cargo.toml, workspace.package": first(/^version = "(.+?)"/m, cargo),
    "Cargo.toml, redoku": first(/^redoku = \{ version = "(.+?)"/m, cargo),
    "Cargo.lock": first(/name = "redoku"\nversion = "(.+?)"/, read("Cargo.lock")),
    "CHANGELOG.md": section.version,
    "CITATION.cff": first(/^version: (.+)$/m, citation),
  };
}

/** The dates of the version in CHANGELOG.md and in CITATION.cff. */
export function dates() {
  return [
    sectionOf(read("CHANGELOG.md")).date,
    first(/^date-released: (.+)$/m, read("CITATION.cff")),
  ];
}

/** The newest section of a changelog that has a version. @param {string} text */
export function sectionOf(text) {
  const [, version, date, body] =
    /^## (\d\S*) \((\d{4}-\d\d-\d\d)\)\n(.*?)(?=^## |$(?![\s\S]))/ms.exec(text) ?? [];
  return { version, date, body: body?.trim() };
}

function check(tag) {
  const found = Object.entries({ ...versions(), ...(tag && { tag: tag.replace(/^v/, "") }) });
  for (const [file, version] of found) console.log(`${version ?? "none"}`.padEnd(10), file);
  if (new Set(found.map(([, version]) => version)).size > 1) stop("the versions differ");
  const changelog = read("CHANGELOG.md");
  if (!sectionOf(changelog).body) stop("CHANGELOG.md says nothing about this version");
  if (/^## Unreleased/m.test(changelog)) stop("CHANGELOG.md still has a section Unreleased");
}

function owner() {
  const open = Object.entries(ownerFacts()).filter(([, fact]) => isPlaceholder(fact));
  for (const [name, fact] of open) console.log(`${name.padEnd(11)}${fact}`);
  if (open.length) stop("these are placeholders: fill them in with node xtask/owner.mjs");
}

function notes() {
  const { version, body } = sectionOf(read("CHANGELOG.md"));
  if (!body) stop("CHANGELOG.md says nothing about this version");
  const { repository } = ownerFacts();
  console.log(`${body}\n\nAll changes: ${repository}/blob/v${version}/CHANGELOG.md`);
}

function pictures() {
  writeFileSync(join(root, "README.md"), withPictures(read("README.md")));
}

/** Pages of package registries are elsewhere: gives pictures the address of this version's. @param {string} text */
export function withPictures(text) {
  const folder = `${ownerFacts().repository}/raw/v${versions()["package.json"]}`;
  return text.replace(/\b(src|srcset)="(?=\.github\/)/g, `$1="${folder}/`);
}

/**
 * Only the release writes a hash: it is that of the published file, and changes with every change of the code.
 * The README on npm has it, the one in the repository does not.
 */
function stamp() {
  const text = withPictures(
    withIntegrity(read("README.md"), (file) => readFileSync(join(root, file))),
  );
  writeFileSync(join(root, "README.md"), text);
  console.log(
    /<script.*integrity.*>/.exec(text)?.[0] ?? stop("README.md has no script from a CDN"),
  );
}

/**
 * Adds the hash of each file of the package that a script tag loads from a CDN.
 * @param {string} text @param {(file: string) => Uint8Array} bytesOf
 */
export function withIntegrity(text, bytesOf) {
  const tag =
    /(<script [^>]*src="https:[^"]*\/npm\/redoku@[\d.]+\/([^"]+)")(?: integrity="[^"]*")?/g;
  return text.replace(tag, (_, head, file) => {
    const hash = createHash("sha384").update(bytesOf(file)).digest("base64");
    return `${head} integrity="sha384-${hash}"`;
  });
}

/** Packs the program, its manual and its completions: a zip for Windows, elsewhere a tar.gz. */
function archive(target) {
  if (!target) stop("expected a target, such as x86_64-unknown-linux-musl");
  const windows = target.includes("windows");
  const program = windows ? "redoku.exe" : "redoku";
  const name = `redoku-${versions()["package.json"]}-${target}`;
  const folder = join(root, "target/archives", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(root, "target", target, "release", program), join(folder, program));
  for (const file of [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "LICENSE-THIRD-PARTY",
  ])
    copyFileSync(join(root, file), join(folder, file));
  cpSync(join(root, "target/manual"), join(folder, "manual"), { recursive: true });
  const file = windows ? `${name}.zip` : `${name}.tar.gz`;
  // The tar of Windows writes zip files, too.
  run("tar", [windows ? "-acf" : "-czf", file, name], { cwd: join(folder, "..") });
  console.log(`target/archives/${file}`);
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, file), "utf8");
}

/** @param {RegExp} pattern @param {string} text */
function first(pattern, text) {
  return pattern.exec(text)?.[1];
}
