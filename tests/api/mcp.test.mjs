// `npx redoku mcp`: JSON-RPC over standard input and output. tests/package tries it with a client from the registry.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { ANSWER, PICTURE } from "./helpers.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const IMPOSSIBLE =
  ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/** A running server: `say` sends messages, or lines as they are; `hear` waits for the answer to an id. */
function start(t) {
  const child = spawn(process.execPath, ["dist/package/cli.js", "mcp"], { cwd: root });
  t.after(() => child.kill());
  const heard = [];
  const waiting = new Map();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const answer = JSON.parse(line);
    heard.push(answer);
    for (const { id } of [answer].flat()) waiting.get(id)?.(answer);
  });
  const say = (...messages) => {
    for (const message of messages)
      child.stdin.write(`${typeof message === "string" ? message : JSON.stringify(message)}\n`);
  };
  const hear = (id) => new Promise((resolve) => waiting.set(id, resolve));
  let last = 0;
  const ask = (method, params) => {
    const id = ++last;
    const answer = hear(id);
    say({ jsonrpc: "2.0", id, method, params });
    return answer;
  };
  const call = async (name, values) =>
    (await ask("tools/call", { name, arguments: values })).result;
  const end = async () => {
    child.stdin.end();
    const [code] = await once(child, "exit");
    return code;
  };
  return { say, hear, ask, call, end, heard };
}

test("agrees on a version of the protocol, and lists its tools with their schemas", async (t) => {
  const server = start(t);
  for (const [asked, given] of [
    ["2025-06-18", "2025-06-18"],
    ["2024-11-05", "2024-11-05"],
    ["1999-01-01", "2025-11-25"],
    [undefined, "2025-11-25"],
  ]) {
    const { result } = await server.ask("initialize", { protocolVersion: asked });
    assert.equal(result.protocolVersion, given);
    assert.deepEqual(result.capabilities, { tools: {} });
  }
  server.say({ jsonrpc: "2.0", method: "notifications/initialized" });
  assert.deepEqual((await server.ask("ping")).result, {});
  const { tools } = (await server.ask("tools/list")).result;
  assert.equal(tools.length, 7);
  for (const { name, description, inputSchema, ...more } of tools) {
    assert.ok(description.length > 30, name);
    assert.equal(inputSchema.type, "object");
    for (const required of inputSchema.required) assert.ok(inputSchema.properties[required]);
    assert.deepEqual(Object.keys(more), ["annotations"]);
  }
  assert.equal(await server.end(), 0);
  assert.equal(server.heard.length, 6);
});

test("answers in words and in data", async (t) => {
  const { call, end } = start(t);
  const words = async (name, values) => (await call(name, values)).content[0].text;
  assert.equal(await words("solve", { puzzle: PICTURE }), `Exactly one solution.\n${ANSWER}`);
  const several = await call("solve", { puzzle: ".".repeat(81) });
  assert.match(several.content[0].text, /^Several solutions\. These two differ in r\dc\d, /);
  assert.equal(several.structuredContent.status, "multiple");
  assert.match(await words("solve", { puzzle: IMPOSSIBLE }), /^No solution\.\nThe givens in /);
  const conflict = `55${".".repeat(79)}`;
  assert.equal(
    (await words("check", { puzzle: conflict })).split("\n")[0],
    "Not a Sudoku: 5 is more than once in row 1 (r1c1, r1c2).",
  );
  const placed = (digit) => `..${digit}${".".repeat(78)}`;
  assert.match(await words("check", { puzzle: PICTURE, placed: placed(4) }), /digits are right\.$/);
  assert.match(await words("check", { puzzle: PICTURE, placed: placed(1) }), /r1c3/);
  assert.match(await words("explain", { puzzle: PICTURE }), /\n51\. .* · r\dc\d is \d\./);
  assert.match(await words("explain", { puzzle: PICTURE, language: "zh-Hans" }), /结论/);
  assert.match(await words("explain", { puzzle: IMPOSSIBLE }), /so the puzzle has no solution\./);
  const position = { puzzle: PICTURE, removed: [[2, 1]] };
  const hinted = await call("hint", position);
  const step = hinted.structuredContent;
  assert.match(await words("verify", { ...position, steps: [step] }), /^Every step is proved/);
  assert.equal(await words("hint", { puzzle: ANSWER }), "The board is full and right.");
  assert.match(await words("rate", { puzzle: PICTURE }), /^Level easy, score 21/);
  const made = (await call("generate", { level: "medium", seed: "words" })).structuredContent;
  assert.equal(made.rating.level, "medium");
  assert.equal(await end(), 0);
});

test("a path to a contradiction is verified, too", async (t) => {
  const { call, end } = start(t);
  const { structuredContent } = await call("explain", { puzzle: IMPOSSIBLE, evidence: true });
  const { steps } = structuredContent;
  assert.equal(steps.at(-1).technique, "contradiction");
  const verified = await call("verify", { puzzle: IMPOSSIBLE, steps });
  assert.deepEqual(verified.structuredContent, { valid: true, complete: true });
  await end();
});

test("wrong arguments are answers, wrong messages are errors", async (t) => {
  const server = start(t);
  for (const [name, values, message] of [
    ["solve", {}, /^Error: expected a board .* got undefined$/],
    ["solve", { puzzle: "53" }, /^Error: expected 81 cells, got 2$/],
    ["rate", { puzzle: ".".repeat(81) }, /^Error: the puzzle has several solutions$/],
    ["rate", { puzzle: PICTURE, speed: 5 }, /^Error: unknown argument 'speed'; they are puzzle$/],
    ["verify", { puzzle: PICTURE, steps: [{}] }, /^Error: step 1 cannot be read/],
    ["generate", { level: "brutal" }, /^Error: level: /],
  ]) {
    const { content, isError } = await server.call(name, values);
    assert.equal(isError, true);
    assert.match(content[0].text, message);
  }
  assert.equal((await server.ask("tools/call", { name: "guess" })).error.code, -32602);
  assert.equal(
    (await server.ask("tools/call", { name: "solve", arguments: 5 })).error.code,
    -32602,
  );
  assert.equal((await server.ask("resources/list")).error.code, -32601);
  const bad = ["nonsense", "[]", "5", "null", '{"id":99,"method":"ping"}', '{"jsonrpc":"2.0"}'];
  const before = server.heard.length;
  // Neither notifications nor answers are answered.
  server.say(...bad, { jsonrpc: "2.0", method: "x" }, { jsonrpc: "2.0", id: 5, result: {} }, "");
  await server.ask("ping");
  const codes = server.heard.slice(before).map(({ error }) => error?.code);
  assert.deepEqual(codes, [-32700, -32600, -32600, -32600, -32600, -32600, undefined]);
  const batch = server.hear("b");
  server.say([
    { jsonrpc: "2.0", id: "a", method: "ping" },
    { jsonrpc: "2.0", id: "b", method: "x" },
  ]);
  assert.deepEqual(
    (await batch).map(({ id }) => id),
    ["a", "b"],
  );
  assert.equal(await server.end(), 0);
});

test("a request that is cancelled ends without an answer, and the next one is answered", async (t) => {
  const server = start(t);
  const endless = { name: "generate", arguments: { level: "extreme", givens: 17, seed: "1" } };
  server.say({ jsonrpc: "2.0", id: "endless", method: "tools/call", params: endless });
  const waiting = server.call("solve", { puzzle: PICTURE });
  server.say({
    jsonrpc: "2.0",
    method: "notifications/cancelled",
    params: { requestId: "endless" },
  });
  assert.match((await waiting).content[0].text, new RegExp(ANSWER));
  assert.equal(await server.end(), 0);
  assert.deepEqual(
    server.heard.map(({ id }) => id),
    [1],
  );
});
