// `npx redoku mcp`, asked by the client that the protocol's own authors publish.
import assert from "node:assert/strict";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { installed, versionOf } from "../project.mjs";
import { ANSWER, PUZZLE } from "../puzzle.mjs";

const TOOLS = ["solve", "check", "explain", "hint", "rate", "generate", "verify"];

/** Runs `use` with a client of a new server. */
async function withClient(use) {
  const args = [join(installed, "dist/package/cli.js"), "mcp"];
  const client = new Client({ name: "redoku-trial", version: "1.0.0" });
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  try {
    await use(client);
  } finally {
    await client.close();
  }
}

/** The words of an answer; the client has checked its shape. */
async function say(client, name, values) {
  const { content, isError = false } = await client.callTool({ name, arguments: values });
  return [content.map(({ text }) => text).join("\n"), isError];
}

async function useEveryTool(client) {
  assert.equal(client.getServerVersion().name, "redoku");
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name }) => name),
    TOOLS,
  );
  await client.ping();
  const puzzle = PUZZLE;
  assert.match((await say(client, "solve", { puzzle }))[0], new RegExp(ANSWER));
  assert.match((await say(client, "check", { puzzle }))[0], /^Exactly one solution/);
  assert.match((await say(client, "explain", { puzzle }))[0], /^1\. .* · r\dc\d is \d/);
  assert.match((await say(client, "hint", { puzzle }))[0], / · r\dc\d is \d/);
  assert.match((await say(client, "rate", { puzzle }))[0], /ER 1\.2/);
  assert.match((await say(client, "generate", { seed: "7" }))[0], /^[1-9.]{81}\n/);
  const told = await client.callTool({ name: "explain", arguments: { puzzle, evidence: true } });
  const { steps } = told.structuredContent;
  const [proved] = await say(client, "verify", { puzzle, steps });
  assert.match(proved, /^Every step is proved, and the path is complete/);
  const [lacking] = await say(client, "verify", { puzzle, steps: steps.slice(20) });
  assert.match(lacking, /^Step \d+ is not proved/);
}

async function refuse(client) {
  assert.deepEqual(await say(client, "solve", { puzzle: "53" }), [
    "Error: expected 81 cells, got 2",
    true,
  ]);
  await assert.rejects(client.callTool({ name: "guess", arguments: {} }), { code: -32602 });
}

async function cancel(client) {
  const controller = new AbortController();
  const search = { name: "generate", arguments: { level: "extreme", givens: 17, seed: "1" } };
  const answer = client.callTool(search, undefined, { signal: controller.signal });
  controller.abort("enough");
  await assert.rejects(answer, /enough/);
  assert.match((await say(client, "solve", { puzzle: PUZZLE }))[0], new RegExp(ANSWER));
}

export default [
  {
    name: "npx redoku mcp: every tool, errors and cancelling, by a client from the registry",
    async run() {
      await withClient(async (client) => {
        await useEveryTool(client);
        await refuse(client);
        await cancel(client);
      });
      return { version: versionOf("@modelcontextprotocol/sdk") };
    },
  },
];
