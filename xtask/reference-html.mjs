// The reference as HTML: lists and tables for the guide.

/** @typedef {{ name: string, signature?: string, description: string }} Item */
/** @typedef {{ name: string, gzip: number, en: string, zh: string }} Entry */

/** The package's entries with their sizes. @param {Entry[]} entries @param {"en" | "zh"} language */
export function entriesTable(entries, language) {
  const rows = entries.map(
    ({ name, gzip, [language]: purpose }) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${escaped(purpose)}</td><td class="size">${(gzip / 1024).toFixed(0)} KB</td></tr>`,
  );
  return `<table class="entries"><tbody>${rows.join("")}</tbody></table>`;
}

/** A list of names with a link to each, and what it is. @param {Item[]} items @param {string} group */
export function itemList(items, group) {
  const id = (name) => `${group}-${name.replace(/^--/, "")}`;
  const links = items.map(
    ({ name }) => `<li><a href="#${id(name)}"><code>${escaped(name)}</code></a></li>`,
  );
  const parts = items.map(
    ({ name, signature, description }) =>
      `<dt id="${id(name)}"><code>${escaped(signature ?? name)}</code></dt><dd>${paragraphs(description)}</dd>`,
  );
  return `<ul class="names">${links.join("")}</ul><dl class="reference">${parts.join("")}</dl>`;
}

/** A comment in paragraphs; its tables stay as they are written. @param {string} text */
function paragraphs(text) {
  const blocks = text.split("\n\n").map((block) =>
    block.startsWith("|")
      ? `<pre tabindex="0">${escaped(block)}</pre>`
      : `<p>${escaped(block)
          .replaceAll("\n", " ")
          .replaceAll(/`([^`]*)`/g, "<code>$1</code>")}</p>`,
  );
  return blocks.join("");
}

/** @param {string} text */
export const escaped = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
