// The chart of DESIGN.md: the time of Redoku for each set, relative to the fastest known native solver.
import { best, envelope, setsOf } from "./table.mjs";

const [LEFT, WIDTH, ROW, TOP] = [150, 440, 34, 40];

export function chart(figures) {
  const sets = setsOf(figures);
  const height = TOP + sets.length * ROW + 10;
  const bars = sets.map((set, i) => {
    const y = TOP + i * ROW;
    const bar = best(figures, set, "prove", "sudoku") * envelope(set, "prove");
    const native = best(figures, set, "prove", "redoku") / bar;
    const wasm = best(figures, set, "prove", "redoku wasm") / bar;
    return `<text x="${LEFT - 8}" y="${y + 17}" text-anchor="end">${set.replace(/_?(generated|sub|multiple)_?/, "")}</text>
${rect(y + 2, native, "#b3261e")}${rect(y + 14, wasm, "#e08a84")}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 60} ${height}" font-family="sans-serif" font-size="12">
<title>Time to prove a puzzle unique, relative to the fastest known native solver</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="${LEFT}" y="16" fill="#b3261e">Redoku, native</text><text x="${LEFT + 110}" y="16" fill="#c4605a">Redoku, wasm</text>
<text x="${LEFT + WIDTH}" y="16" text-anchor="end">1 = fastest known native solver</text>
<line x1="${LEFT + WIDTH}" x2="${LEFT + WIDTH}" y1="24" y2="${height - 8}" stroke="#555" stroke-dasharray="3 3"/>
${bars.join("\n")}
</svg>
`;
}

function rect(y, ratio, colour) {
  const width = (ratio * WIDTH).toFixed(1);
  return `<rect x="${LEFT}" y="${y}" width="${width}" height="11" fill="${colour}"/><text x="${LEFT + Number(width) + 5}" y="${y + 10}" font-size="10">${ratio.toFixed(2)}</text>`;
}
