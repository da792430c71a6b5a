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
}

export function* packageTotals(output) {
  for (const kind of ["passed", "failed", "skipped"]) {
    yield [kind, lastNumber(output, new RegExp(`^package: .*?(\\d+) ${kind}`, "gm"))];
  }
}

function lastNumber(output, pattern) {
  return Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0);
}
