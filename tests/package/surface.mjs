// The public surface as one text: for each entry of the installed package what it exports, without comments.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { declarationsOf } from "../../xtask/dts.mjs";
import { installed } from "./project.mjs";

/** Every entry with its exports in order of their names. */
export function surface(folder = installed) {
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.entries(exports)
    .map(
      ([entry, to]) =>
        `${entry}\n${to.types ? list(exportsOf(join(folder, to.types.default ?? to.types))) : `  ${to}\n`}`,
    )
    .join("\n");
}

function list(names) {
  return [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, signature]) => `  ${signature}\n`)
    .join("");
}

/** What a file of types exports: name → signature. */
function exportsOf(file) {
  const text = readFileSync(file, "utf8");
  const found = new Map();
  const add = (from, names) => {
    for (const [name, signature] of exportsOf(
      join(dirname(file), from.replace(/\.js$/, ".d.ts")),
    )) {
      if (!names || names.includes(name)) found.set(name, signature);
    }
  };
  for (const [, from] of text.matchAll(/^export (?:type )?\* from "(.+)";/gm)) add(from);
  for (const [, names, from] of text.matchAll(/^export (?:type )?\{([^}]*)\} from "(.+)";/gm)) {
    add(
      from,
      names.split(",").map((name) => name.trim()),
    );
  }
  for (const { name, signature, members } of declarationsOf(text)) {
    const parts = members.map((member) => `\n    ${plain(member.signature)}`).join("");
    found.set(name, plain(signature) + parts);
  }
  return found;
}

/** On one line and without comments. */
function plain(code) {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
