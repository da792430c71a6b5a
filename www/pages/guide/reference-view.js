/** The reference: what the types say, as lists. */
import { element } from "../../ui/dom.js";

/** @typedef {{ name: string, signature?: string, description: string }} Item */
/** @typedef {{ name: string, gzip: number, en: string, zh: string }} Entry */

/** The package's entries with their sizes. @param {Entry[]} entries @param {"en" | "zh"} language */
export function entriesTable(entries, language) {
  const rows = entries.map((entry) =>
    element(
      "tr",
      "",
      headCell(entry.name),
      element("td", "", entry[language]),
      element("td", "size", `${(entry.gzip / 1024).toFixed(0)} KB`),
    ),
  );
  return element("table", "entries", element("tbody", "", ...rows));
}

/** @param {string} name */
function headCell(name) {
  const cell = element("th", "", code(name));
  cell.scope = "row";
  return cell;
}

/** A list of names, each with what it is. @param {Item[]} items */
export function itemList(items) {
  const parts = items.flatMap(({ name, signature, description }) => [
    element("dt", "", code(signature ?? name)),
    element("dd", "", ...paragraphs(description)),
  ]);
  return element("dl", "reference", ...parts);
}

/** @param {string} text */
const code = (text) => element("code", "", text);

/** A comment in paragraphs; its tables stay as they are written. @param {string} text */
function paragraphs(text) {
  return text.split("\n\n").map((block) => {
    if (!block.startsWith("|")) return element("p", "", ...marked(block));
    const table = element("pre", "", block);
    table.tabIndex = 0;
    return table;
  });
}

/** What stands between backticks is code. @param {string} text */
const marked = (text) =>
  text
    .replaceAll("\n", " ")
    .split("`")
    .map((piece, index) => (index % 2 ? code(piece) : piece));
