// `npx redoku`: the same words and output as the native program, which src/cli/tests asks.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { solveMany } from "redoku";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Reads the cases of the transcript, which explains itself. */
function cases(transcript) {
  const cases = [];
  for (const line of transcript.split("\n").filter((line) => line && !line.startsWith("#"))) {
    const [mark, rest] = [line[0], line.slice(2)];
    if (mark === "$") {
      const words = rest.split(/\s+/);
      const at = words.indexOf("redoku");
      const env = Object.fromEntries(words.slice(0, at).map((word) => word.split("=")));
      cases.push({ env, args: words.slice(at + 1), "<": "", ">": "", "!": "", "=": "" });
    } else {
      const text = `${rest}\n`
        .replace("\\\n", "")
        .replaceAll(/\\([tre])/g, (_, name) => ({ t: "\t", r: "\r", e: "\u001b" })[name]);
      cases.at(-1)[mark] += text;
    }
  }
  return cases;
}

/** What would colour or wrap the output. */
const PLAIN = { NO_COLOR: "", FORCE_COLOR: "", CLICOLOR_FORCE: "", CLICOLOR: "", COLUMNS: "" };

async function run(args, input = "", env = {}) {
  const child = spawn(process.execPath, ["dist/package/cli.js", ...args], {
    cwd: root,
    env: { ...process.env, ...PLAIN, ...env },
  });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { stdout, stderr, code };
}

test("says what the transcript says", async () => {
  const all = cases(readFileSync(`${root}/tests/data/cli.txt`, "utf8"));
  assert.ok(all.length > 15);
  for (const { env, args, "<": input, ">": output, "!": errors, "=": code } of all) {
    const result = await run(args, input, env);
    const name = args.join(" ");
    assert.equal(result.stdout, output, `output of ${name}`);
    if (args.includes("--json"))
      output
        .trim()
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    // What is wrong with a command line is said in the words of its reader.
    if (Number(code) === 2 && errors === "") assert.notEqual(result.stderr, "", name);
    else assert.equal(result.stderr, errors, `errors of ${name}`);
    assert.equal(result.code, Number(code), `exit code of ${name}`);
  }
});

test("keeps the order on several threads", async () => {
  const worst = readFileSync(`${root}/tests/data/worst.txt`, "utf8").split("\n");
  const hard = worst.filter((line) => line && !line.startsWith("#"));
  const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  // Hard lines at changing distances, so that the threads finish out of turn.
  const line = (_, i) => (i % (97 + Math.floor(i / 100)) === 0 ? hard[i % hard.length] : easy);
  const lines = Array.from({ length: 20_000 }, line).join("\n");
  const { stdout } = await run(["solve", "--threads", "4"], lines);
  const expected = new TextDecoder().decode(solveMany(new TextEncoder().encode(lines)));
  assert.ok(stdout === expected, "the answers differ from those of one thread");
});

test("a line that is too long costs only itself", async () => {
  const puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const long = "x".repeat(65 << 20);
  const { stdout, stderr, code } = await run(["convert"], `${puzzle}\n${long}\n${puzzle}\n`);
  assert.equal(stdout, `${puzzle}\n${puzzle}\n`);
  assert.deepEqual([stderr, code], ["redoku: stdin:2: the text is too large\n", 1]);
  const refused = await run(["solve"], long);
  assert.deepEqual([refused.stderr, refused.code], ["redoku: stdin: the text is too large\n", 1]);
});

test("ends quietly when nobody reads on", async () => {
  const child = spawn(process.execPath, ["dist/package/cli.js", "generate", "-n", "1000000"], {
    cwd: root,
  });
  const errors = text(child.stderr);
  await once(child.stdout, "data");
  child.stdout.destroy();
  const [code] = await once(child, "exit");
  assert.equal(code, 0);
  assert.equal(await errors, "");
});
