// The contrast of every text colour on each of its backgrounds, computed and never rounded up.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const [TEXT, GRAPHIC, MORE] = [4.5, 3, 7];
const www = new URL("../../www/", import.meta.url);
const sheet = readFileSync(new URL("styles/tokens.css", www), "utf8");
const [plain] = sheet.split("@media");
const [, strong] = sheet.split("@media (prefers-contrast: more)");

const cells = [
  "paper",
  "given-paper",
  "selected-paper",
  "peer-paper",
  "same-paper",
  "second-paper",
];
const blanks = ["paper", "peer-paper", "selected-paper", "same-paper", "second-paper"];
const DIGITS = [
  ["given", cells],
  ["placed", blanks],
  ["candidate", blanks],
  ["solved", ["solved-paper", "paper"]],
  ["solved-lit", ["differs-paper", "selected-paper", "same-paper"]],
  ["conflict", ["conflict-paper"]],
  ["searched", ["paper", "peer-paper"]],
  ["on-reason", ["reason"]],
];
const WORDS = [
  ["ink", ["ground", "raised", "key"]],
  ["ink-soft", ["ground", "raised", "key"]],
  ["on-ink", ["ink"]],
  ["warn", ["ground", "raised"]],
  ["solved", ["ground"]],
  ["on-path", ["path"]],
];
const LINES = [
  ["now", ["selected-paper", "peer-paper", "given-paper"]],
  ["reason", ["paper", "same-paper", "second-paper"]],
  ["second", ["paper", "same-paper", "second-paper"]],
  ["focus", [...cells, "solved-paper", "differs-paper", "conflict-paper", "ground", "raised"]],
  ["thin-line", ["paper"]],
  ["thick-line", cells],
  ["frame", ["ground", "raised"]],
];

check([...DIGITS, ...WORDS], TEXT, tokensOf(plain), "");
check(LINES, GRAPHIC, tokensOf(plain), "");
const sharp = new Map([...tokensOf(plain), ...tokensOf(strong)]);
check([...DIGITS, ["ink-soft", ["ground", "key"]]], MORE, sharp, ", more contrast");

test("only tokens.css defines colours", () => {
  const colour = /#[0-9a-f]{3,8}\b|\brgba?\(/gi;
  const others = readdirSync(www, { recursive: true }).filter(
    (file) => file.endsWith(".css") && !file.endsWith("tokens.css"),
  );
  const found = others.flatMap((file) =>
    [...readFileSync(new URL(file, www), "utf8").matchAll(colour)].map(([text]) => [file, text]),
  );
  // Shadows and backdrops are black in both themes, and underlines in print are grey.
  const neutral = /^rgb\($|^#000\w?$|^#0002$|^#555555$/;
  assert.deepEqual(
    found.filter(([, text]) => !neutral.test(text)),
    [],
  );
});

test("exported pictures have the colours of the light theme", () => {
  const source = readFileSync(new URL("board/picture.js", www), "utf8");
  const light = new Set([...tokensOf(plain).values()].map(([colour]) => colour));
  const used = source.match(/#[0-9a-f]{6}/g) ?? [];
  assert.ok(used.length > 5);
  for (const colour of used) assert.ok(light.has(colour), colour);
});

function check(pairs, least, tokens, preference) {
  for (const [name, grounds] of pairs) {
    for (const ground of grounds) {
      for (const [index, theme] of ["light", "dark"].entries()) {
        test(`${name} on ${ground}, ${theme}${preference}`, () => {
          const ratio = contrast(tokens.get(name)[index], tokens.get(ground)[index]);
          assert.ok(ratio >= least, `${ratio} is less than ${least}`);
        });
      }
    }
  }
}

/** The light and dark colours of a style sheet, by property. */
function tokensOf(css) {
  const declaration = /--redoku-([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g;
  return new Map(
    [...css.matchAll(declaration)].map(([, name, light, dark]) => [name, [light, dark]]),
  );
}

/** The contrast ratio of WCAG. */
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
