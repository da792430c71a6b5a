// Fills in the owner's facts. package.json is the one place that keeps them: `homepage`, `repository` and `author`.
//
//   node xtask/owner.mjs --site=https://… --repository=https://github.com/… --name="…" --contact=…
//
// replaces the present values in every file of the project; without arguments it prints them.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ask, root, stop } from "./shell.mjs";

/** Whether a fact is still one of the placeholders, which name nobody. @param {string} fact */
export const isPlaceholder = (fact) => /\bOWNER\b|\bredoku\.example\b/.test(fact);

/** The address of the site, the repository, and the owner's name and contact. */
export function ownerFacts() {
  const { homepage, repository, author } = JSON.parse(readFileSync(join(root, "package.json")));
  return {
    site: homepage,
    repository: repository.url.replace(/^git\+|\.git$/g, ""),
    name: author.name,
    contact: author.email,
  };
}

if (process.argv[1]?.endsWith("owner.mjs")) {
  const facts = ownerFacts();
  const options = Object.fromEntries(Object.keys(facts).map((name) => [name, { type: "string" }]));
  const { values } = parseArgs({ options });
  // A contact may be at the site's own host, so it is replaced before the site.
  const changes = ["contact", "name", "repository", "site"].filter((name) => values[name]);
  for (const name of changes) check(name, values[name]);
  for (const file of changes.length ? textFiles() : []) {
    const path = join(root, file);
    const text = readFileSync(path, "utf8");
    const changed = changes.reduce((all, name) => all.replaceAll(facts[name], values[name]), text);
    if (changed === text) continue;
    writeFileSync(path, changed);
    console.log(`changed ${file}`);
  }
  for (const [name, fact] of Object.entries(ownerFacts())) console.log(`${name.padEnd(11)}${fact}`);
}

/** Stops at a value that would not work as an address. @param {string} name @param {string} value */
function check(name, value) {
  if (name === "site" && !/^https:\/\/\S+\/$/.test(value))
    stop("--site=https://…/, with a / at the end");
  if (name === "repository" && !/^https:\/\/github\.com\/[\w-]+\/[\w.-]+$/.test(value))
    stop("--repository=https://github.com/owner/name");
}

/** The files in which the facts may be. This one names the placeholders to recognise them. */
function textFiles() {
  const files =
    ask("git", ["ls-files"])?.trim().split("\n") ?? stop("git is needed to list the files");
  return files.filter(
    (file) => /\.(json|toml|md|cff|yml|html)$/.test(file) && !file.endsWith("package-lock.json"),
  );
}
