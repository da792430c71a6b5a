// Every colour of text on every ground it can stand on: the ratio is computed, and never rounded up.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const TEXT = 4.5;
const GRAPHIC = 3;

const onBoard = (contrast) =>
  new Map(["board/board.css", "styles/base.css"].flatMap((file) => [...tokensOf(file, contrast)]));
const board = onBoard("normal");
const page = tokensOf("styles/base.css");
const element = tokensOf("element/element.css");
/** What counts where a person asks for more contrast. */
const strongBoard = onBoard("more");
const strongPage = tokensOf("styles/base.css", "more");
const strongElement = tokensOf("element/element.css", "more");
const MORE = 7;

const cellGrounds = ["paper", "given-paper", "selected-paper", "peer-paper", "same-paper"];
const boardPairs = [
  ...pairs("given", cellGrounds, TEXT),
  ...pairs("placed", ["paper", "peer-paper", "selected-paper", "same-paper"], TEXT),
  ...pairs("candidate", ["paper", "peer-paper", "selected-paper", "same-paper"], TEXT),
  ...pairs("solved", ["solved-paper", "paper"], TEXT),
  ...pairs("solved-lit", ["differs-paper", "selected-paper", "same-paper"], TEXT),
  ...pairs("conflict", ["conflict-paper"], TEXT),
  ...pairs("searched", ["paper", "peer-paper"], TEXT),
  ...pairs("now", ["selected-paper", "peer-paper", "given-paper"], GRAPHIC),
  ...pairs("focus", [...cellGrounds, "solved-paper", "differs-paper", "conflict-paper"], GRAPHIC),
  ...pairs("thin-line", ["paper"], GRAPHIC),
  ...pairs("thick-line", cellGrounds, GRAPHIC),
].map(([name, ground, least]) => [`--redoku-${name}`, `--redoku-${ground}`, least]);
const pagePairs = [
  ["--ink", "--page", TEXT],
  ["--ink", "--paper", TEXT],
  ["--ink-soft", "--page", TEXT],
  ["--ink-soft", "--paper", TEXT],
  ["--on-ink", "--ink", TEXT],
  ["--warn", "--page", TEXT],
  ["--red", "--page", TEXT],
  ["--focus", "--page", GRAPHIC],
];

const elementPairs = [
  ["ink", "ground"],
  ["ink", "key"],
  ["ink-soft", "ground"],
  ["ink-soft", "key"],
  ["on-ink", "ink"],
  ["warn", "ground"],
].map(([name, ground]) => [`--redoku-${name}`, `--redoku-${ground}`, TEXT]);

const digitPairs = boardPairs.filter(([, , least]) => least === TEXT);
const strong = (list) => list.map(([name, ground]) => [name, ground, MORE]);
const softPairs = pagePairs.filter(([name]) => name === "--ink-soft");

for (const [tokens, list, wish] of [
  [board, boardPairs, ""],
  [page, pagePairs, ""],
  [element, elementPairs, ", embedded"],
  [strongBoard, strong(digitPairs), ", more contrast"],
  [strongPage, strong(softPairs), ", more contrast"],
  [strongElement, strong(elementPairs), ", embedded, more contrast"],
]) {
  for (const [index, theme] of ["light", "dark"].entries()) {
    for (const [name, ground, least] of list) {
      test(`${name} on ${ground}, ${theme}${wish}`, () => {
        const ratio = contrast(tokens.get(name)[index], tokens.get(ground)[index]);
        assert.ok(ratio >= least, `${ratio} is less than ${least}`);
      });
    }
  }
}

test("the red of the word-mark is the red of the answers", () => {
  assert.deepEqual(page.get("--red"), board.get("--redoku-solved"));
});

test("the answers' red is written down once for each use: digit, lit digit, word-mark", () => {
  const sheets = [
    "board/board.css",
    "styles/base.css",
    "styles/layout.css",
    "panels/controls.css",
    "panels/panels.css",
    "panels/verdict.css",
    "panels/pad.css",
  ]
    .map(read)
    .join("");
  assert.equal(sheets.match(/#c8102e/g).length, 3);
});

function pairs(name, grounds, least) {
  return grounds.map((ground) => [name, ground, least]);
}

function read(file) {
  return readFileSync(new URL(`../../www/${file}`, import.meta.url), "utf8");
}

/** The custom properties of a style sheet that have a light and a dark colour. */
function tokensOf(file, contrast = "normal") {
  const declaration = /(--[\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g;
  const found = [...read(file).matchAll(declaration)];
  // The first one counts; a later one is for people who ask for more contrast.
  const inOrder = contrast === "more" ? found : found.reverse();
  return new Map(inOrder.map(([, name, light, dark]) => [name, [light, dark]]));
}

/** WCAG's contrast ratio. */
function contrast(a, b) {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
