// The guide: www/pages/guide has a file for each task, with an article in each language. The build puts it into the same
// frame, with the pages' list, a table of contents, and the reference, which comes from the types.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownerFacts } from "./owner.mjs";
import { reference } from "./reference.mjs";
import { entriesTable, escaped, itemList } from "./reference-html.mjs";
import { root } from "./shell.mjs";

const FOLDER = "www/pages/guide";

/** The pages in order: file, address, name in each language, and what is on it. */
const PAGES = [
  [
    "page",
    "embedding",
    "A web page",
    "网页",
    "A Sudoku solver on your page: two lines of HTML, an iframe, or a function call, with live examples.",
  ],
  [
    "bundlers",
    "bundlers",
    "A bundler",
    "打包工具",
    "The npm package in Vite, webpack, Rollup, esbuild, Next, React, Vue and Svelte.",
  ],
  [
    "node",
    "node",
    "Node",
    "Node",
    "The functions in Node, Deno, Bun and on edge servers: solve, diagnose, hint, explain, rate, generate.",
  ],
  [
    "worker",
    "worker",
    "A worker",
    "Worker",
    "The functions as promises in a worker, with cancel and progress.",
  ],
  ["policy", "policy", "CSP", "CSP", "What a content security policy has to allow."],
  [
    "program",
    "command-line",
    "Command line",
    "命令行",
    "The program redoku: solve, check, rate, explain, generate and convert files of puzzles.",
  ],
  [
    "rust",
    "rust",
    "Rust",
    "Rust",
    "The Rust library: types that promise something, and a module for each question.",
  ],
  [
    "reference",
    "reference",
    "Reference",
    "参考",
    "Every function, type, attribute, event, colour and part, from the package’s types.",
  ],
  [
    "playground",
    "playground",
    "Playground",
    "试一试",
    "The element and every function, on your own puzzle.",
  ],
].map(([file, address, en, zh, description]) => ({
  file: `${FOLDER}/${file}.html`,
  address: `${address}.html`,
  names: { en, "zh-Hans": zh },
  description,
}));

/** The addresses of the guide's pages, by file. */
export const GUIDE = Object.fromEntries(PAGES.map(({ file, address }) => [file, address]));

/** A Vite plugin that makes whole pages of the guide's files, and writes llms.txt. */
export function guide() {
  return {
    name: "redoku-guide",
    transformIndexHtml: {
      order: "pre",
      handler(html, { path }) {
        const page = PAGES.find(({ file }) => path === `/${file}`);
        return page ? whole(page, html) : html;
      },
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "llms.txt", source: llms() });
    },
  };
}

/** A page of the guide in its frame. @param {typeof PAGES[number]} page @param {string} html */
function whole(page, html) {
  const [, title] = /<h1>(.*?)<\/h1>/.exec(html) ?? [];
  if (!title) throw new Error(`${page.file} has no heading`);
  const content = withReference(withCode(html)).replace(
    /<article lang="([\w-]+)".*?<\/article>/gs,
    (article, language) => withContents(article, language, page),
  );
  const parts = {
    title,
    description: escaped(page.description),
    content: content.replaceAll("{{site}}", ownerFacts().site),
  };
  const shell = readFileSync(join(root, FOLDER, "shell.html"), "utf8");
  return shell.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => parts[name]);
}

/** Code is the same in every language: an empty block stands for that in the same place of the first article. */
function withCode(html) {
  const blocks = [...html.split("</article>")[0].matchAll(/<pre\b.*?<\/pre>/gs)].map(
    ([text]) => text,
  );
  let at = 0;
  const filled = html.replaceAll("<pre></pre>", () => blocks[at++] ?? "");
  // Wider than the page, code is scrolled by keys too.
  return filled.replaceAll(/<pre\b([^>]*)>\n?(.*?)\s*<\/pre>/gs, (_, attributes, text) => {
    const kind = attributes.includes("class=") ? "" : ' class="code"';
    return `<pre${kind}${attributes} tabindex="0"><code>${text}</code></pre>`;
  });
}

/** Lists the pages of the guide above an article, and its sections below its lead. */
function withContents(article, language, page) {
  const pages = PAGES.map(({ address, names }) => {
    const here = address === page.address ? ' aria-current="page"' : "";
    return `<li><a href="${address}"${here}>${names[language]}</a></li>`;
  });
  const label = language === "en" ? ["Guide", "On this page"] : ["指南", "本页内容"];
  const nav = `<nav class="pages" aria-label="${label[0]}"><ul>${pages.join("")}</ul></nav>`;
  const sections = [];
  const marked = article.replaceAll(/<h2( id="(.*?)")?>(.*?)<\/h2>/g, (_, __, given, name) => {
    const id = given ?? `${language === "en" ? "" : "zh-"}${slug(name, sections.length)}`;
    sections.push(`<li><a href="#${id}">${name}</a></li>`);
    return `<h2 id="${id}">${name}</h2>`;
  });
  const contents =
    sections.length > 2
      ? `<nav class="contents" aria-label="${label[1]}"><ul>${sections.join("")}</ul></nav>`
      : "";
  return marked
    .replace(/^(<article[^>]*>)/, `$1\n${nav}`)
    .replace(/(<p class="lead">.*?<\/p>)/s, `$1\n${contents}`);
}

/** @param {string} name @param {number} index */
function slug(name, index) {
  const words = name
    .replaceAll(/<[^>]*>/g, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join("-") ?? `section-${index + 1}`;
}

/** Fills the places of the reference. */
function withReference(html) {
  if (!html.includes("data-reference")) return html;
  const { entries, ...lists } = reference();
  return html.replaceAll(
    /<div data-reference="(\w+)"( data-language="(\w+)")?><\/div>/g,
    (_, name, __, language) =>
      name === "entries" ? entriesTable(entries, language) : itemList(lists[name], name),
  );
}

/** The map of the project for language models: https://llmstxt.org */
function llms() {
  const { site, repository } = ownerFacts();
  const pages = PAGES.map(
    ({ address, names, description }) => `- [${names.en}](${site}${address}): ${description}`,
  );
  return `# Redoku

> A Sudoku solver in Rust and WebAssembly. It solves any 9 × 9 puzzle, says whether there is one solution, several or none
> and why, gives a reason for every digit, hints, rates, generates, and reads photos. Everything runs on the reader's device.

A puzzle is 81 characters, row by row, with "." or "0" for a blank; most other formats are read, too. Cells are numbered 0 to 80
in JavaScript and written r1c1 to r9c9 in sentences. Never guess at a Sudoku: call \`solve\` for the answer, \`hint\` or \`explain\`
for reasons (each step is proved), \`repairs\` for a puzzle that may be mistyped.

Install: \`npm i redoku\`, \`cargo add redoku\`, or \`npx redoku --help\`. On a page:
\`<script type="module" src="${site}package/element.js"></script>\` and \`<redoku-board controls puzzle="…"></redoku-board>\`.

## Guide

${pages.join("\n")}

## More

- [The page](${site}): type, paste or photograph a puzzle
- [The Rust library](${site}rustdoc/redoku/index.html): its documentation
- [The sources](${repository}): MIT or Apache 2.0
- [Changes](${repository}/blob/main/CHANGELOG.md)
`;
}
