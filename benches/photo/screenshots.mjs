// Draws screenshots of Sudoku apps and sites, labelled as the photos are, for the reader to be measured with:
//
//     node benches/photo/screenshots.mjs FOLDER [number of each style]
//     cargo run --release -p redoku-benches --bin photo -- FOLDER --only plain
//
// Puzzles, fonts, sizes and colours follow from the number of the picture. Fonts that are not installed are replaced, so
// the figures depend on the machine.
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { generate } from "../../dist/package/index.js";

const [folder, each = "4"] = process.argv.slice(2);
if (!folder) throw new Error("name a folder to write to");

const FONTS = ["Roboto", "Open Sans", "Lato", "DejaVu Sans", "Inter", "DejaVu Serif", "Fira Sans"];
const LEVELS = ["easy", "medium", "hard"];
const [PHONE, DESKTOP] = [
  { width: 390, height: 760 },
  { width: 1366, height: 768 },
];

/**
 * What differs from a white page with a black grid of 360 pixels. `cell(at, digit, first given)` is added to the style of a
 * cell; `thin`, `thick` and `rim` are CSS borders; `beside` names what is around the board.
 */
const STYLES = {
  plain: {},
  fine: { thin: "0.34px solid #777", thick: "1px solid #222", scale: 3 },
  dotted: { thin: "1px dotted #888", thick: "1px solid #222", scale: 2 },
  hair: { thin: "1px solid #bbb", thick: "1px solid #333", scale: 3 },
  faint: { thin: "1px solid #e2e2e2", thick: "1px solid #999", ink: "#1565c0", scale: 2 },
  even: { thin: "1px solid #888", thick: "1px solid #888", rim: "1px solid #888" },
  dark: {
    page: "#121212",
    paper: "#121212",
    ink: "#e8e8e8",
    thin: "1px solid #3a3a3a",
    thick: "2px solid #888",
  },
  night: {
    page: "#0d1b2a",
    paper: "#1b263b",
    ink: "#9ec5ff",
    thin: "1px solid #33435f",
    thick: "2px solid #7d90b0",
    scale: 2,
  },
  grey: {
    page: "#777",
    paper: "#dcdcdc",
    ink: "#222",
    thin: "1px solid #aaa",
    thick: "2px solid #444",
  },
  cream: {
    page: "#f6e7c8",
    paper: "#fff8e7",
    ink: "#5b3a1a",
    thin: "1px solid #d8c49a",
    thick: "2px solid #8a6a3a",
  },
  blue: {
    page: "#1e62c8",
    paper: "#fff",
    ink: "#123c7a",
    thin: "1px solid #bcd",
    thick: "2px solid #1e62c8",
  },
  boxes: { cell: (at) => (boxOf(at) % 2 ? "background:#dfe9f7" : ""), thin: "1px solid #c4cede" },
  vivid: {
    cell: (at) =>
      `background:${["#ffd54f", "#81c784", "#64b5f6", "#ff8a65", "#ba68c8"][boxOf(at) % 5]}`,
  },
  bold: {
    cell: (at) => `background:${["#1565c0", "#2e7d32", "#ad1457"][boxOf(at) % 3]}`,
    ink: "#fff",
    thin: "1px solid #ffffff88",
    thick: "2px solid #fff",
  },
  chosen: {
    cell: (at, _, first) =>
      at === first
        ? "background:#1976d2;color:#fff"
        : seenFrom(first, at)
          ? "background:#e3f2fd"
          : "",
    thin: "1px solid #c0c8d0",
    scale: 2,
  },
  equal: {
    cell: (at, digit) =>
      digit === "5" ? "background:#ffb300" : seenFrom(20, at) ? "background:#eceff1" : "",
  },
  givens: { cell: (_, digit) => (digit === "." ? "" : "background:#d5d5d5") },
  tiles: {
    page: "#34495e",
    paper: "#34495e",
    thin: "2px solid transparent",
    thick: "4px solid transparent",
    rim: "4px solid transparent",
    cell: () => "background:#ecf0f1 padding-box;border-radius:6px",
  },
  marks: { marks: true, thin: "1px solid #bbb" },
  own: {
    cell: (at, digit) => (digit !== "." && at % 3 === 0 ? "color:#2f6fde" : ""),
    thin: "1px solid #ccc",
  },
  sheet: {
    thin: "1px solid #d0d0d0",
    thick: "1px solid #d0d0d0",
    rim: "1px solid #d0d0d0",
    small: true,
    headings: true,
  },
  site: { screen: DESKTOP, beside: "text" },
  solution: { screen: DESKTOP, beside: "solution" },
  yesterday: { screen: DESKTOP, beside: "large solution", thin: "1px solid #999" },
  shrunk: { quality: 50, board: 230, thin: "1px solid #bbb" },
};

const boxOf = (at) => 3 * Math.floor(at / 27) + Math.floor((at % 9) / 3);
const seenFrom = (from, at) =>
  at % 9 === from % 9 || Math.floor(at / 9) === Math.floor(from / 9) || boxOf(at) === boxOf(from);

/** A board as HTML: one CSS grid of 81 cells. */
function boardOf(line, style, side, id) {
  const {
    paper = "#fff",
    ink = "#111",
    thin = "1px solid #999",
    thick = "2px solid #222",
    cell = () => "",
  } = style;
  const rim = style.rim ?? thick;
  const font = style.small ? 0.4 : 0.6;
  const small = `<small style="font-size:30%;color:#777">${1 + (side % 4)} ${6 + (side % 4)}</small>`;
  const first = [...line].findIndex((digit) => digit !== ".");
  const cells = [...line].map((digit, at) => {
    const right = at % 9 === 8 ? "0" : at % 3 === 2 ? thick : thin;
    const bottom = at >= 72 ? "0" : Math.floor(at / 9) % 3 === 2 ? thick : thin;
    const text = digit !== "." ? digit : style.marks && at % 4 === 0 ? small : "";
    return `<div style="border-right:${right};border-bottom:${bottom};${cell(at, digit, first)}">${text}</div>`;
  });
  return `<div id="${id}" style="display:inline-grid;grid-template:repeat(9,1fr)/repeat(9,1fr);width:${side}px;height:${side}px;
    box-sizing:border-box;border:${rim};background:${paper};color:${ink};font-size:${(side / 9) * font}px;
    flex:none;line-height:1" class="board">${cells.join("")}</div>`;
}

function pageOf(puzzle, solution, style, number) {
  const { page = "#fff", ink = "#111", beside = "app", headings = false } = style;
  const side = style.board ?? 340 + 3 * (number % 7);
  const board = boardOf(puzzle, style, side, "board");
  const words =
    "<p>Fill each row, column and box with the digits from 1 to 9. A new puzzle every day at six.</p>";
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `<span>${digit}</span>`).join(" ");
  const around = {
    app: `<header>‹ &nbsp; Level ${number + 3} &nbsp; 0${number % 7}:4${number % 9} &nbsp; ⏸</header>${board}
      <footer style="font-size:30px;letter-spacing:.3em">${digits}</footer>`,
    text: `<h1>Daily Sudoku</h1><div style="display:flex;gap:40px">${words.repeat(2)}${board}${words.repeat(3)}</div>`,
    solution: `<h1>Puzzles</h1><div style="display:flex;gap:40px;align-items:start">${board}<div>${words}
      <b>Yesterday</b><br>${boardOf(solution, style, 200, "other")}</div></div>`,
    "large solution": `<h1>Puzzles</h1><div style="display:flex;gap:30px">${boardOf(solution, style, side + 30, "other")}
      ${board}</div>${words}`,
  }[beside];
  const letters = headings ? `<div style="letter-spacing:2em;color:#666">ABCDEFGHI</div>` : "";
  return `<!doctype html><style>body{margin:0;padding:14px;background:${page};color:${ink};
    font-family:"${FONTS[number % FONTS.length]}",sans-serif}.board>div{display:grid;place-items:center;min-width:0}
    header,footer{margin:14px 0}</style>${letters}${around}`;
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const rows = ["# file\tgivens\tcorners"];
for (const [name, style] of Object.entries(STYLES)) {
  for (let at = 0; at < Number(each); at++) {
    const number = rows.length;
    const { puzzle } = generate({ seed: number, level: LEVELS[number % LEVELS.length] });
    const { solution } = generate({ seed: 1000 + number });
    const { screen = PHONE, scale = [1, 1.5, 2][number % 3], quality = 95 } = style;
    const page = await browser.newPage({ viewport: screen, deviceScaleFactor: scale });
    await page.setContent(pageOf(puzzle, solution, style, number));
    const file = `${name}-${at}.jpg`;
    await page.screenshot({ path: `${folder}/${file}`, type: "jpeg", quality });
    const { x, y, width, height } = await page.locator("#board").boundingBox();
    const corners = [x, y, x + width, y, x + width, y + height, x, y + height];
    rows.push([file, puzzle, corners.map((place) => Math.round(place * scale)).join()].join("\t"));
    await page.close();
  }
}
await browser.close();
writeFileSync(`${folder}/manifest.tsv`, `${rows.join("\n")}\n`);
