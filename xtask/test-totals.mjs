// Reads the numbers of passed, failed and skipped tests from the output of each tool.

export function* rustTotals(output) {
  const line = /(\d+) passed; (\d+) failed; (\d+) ignored/g;
  for (const [, passed, failed, ignored] of output.matchAll(line)) {
    yield ["passed", Number(passed)];
    yield ["failed", Number(failed)];
    yield ["skipped", Number(ignored)];
  }
}

export function* nodeTotals(output) {
  yield ["passed", lastNumber(output, /^ℹ pass (\d+)$/gm)];
  yield ["failed", lastNumber(output, /^ℹ fail (\d+)$/gm)];
  yield ["skipped", lastNumber(output, /^ℹ skipped (\d+)$/gm)];
}

export function* playwrightTotals(output) {
  yield ["passed", lastNumber(output, /^\s+(\d+) passed/gm)];
  yield ["failed", lastNumber(output, /^\s+(\d+) failed/gm)];
  yield ["skipped", lastNumber(output, /^\s+(\d+) skipped/gm)];
  yield ["flaky", flakyTests(output).length];
}

/** The names of the tests that passed only at their second try, as the last lines of Playwright list them. */
export function flakyTests(output) {
  const [, list = ""] = /^ {2}\d+ flaky\n((?: {4}\S.*\n?)*)/m.exec(output) ?? [];
  return list.split("\n").flatMap((line) => line.replace(/[ ─]+$/, "").trim() || []);
}

export function* packageTotals(output) {
  for (const kind of ["passed", "failed", "skipped"]) {
    yield [kind, lastNumber(output, new RegExp(`^package: .*?(\\d+) ${kind}`, "gm"))];
  }
}

function lastNumber(output, pattern) {
  return Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0);
}
