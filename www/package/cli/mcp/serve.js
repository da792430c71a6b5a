// `npx redoku mcp`: the functions as tools for language models, by the Model Context Protocol on standard input and output:
// a JSON-RPC message per line.
//
//   serve: lines ─▶ session: methods ─▶ tools: names, schemas, calls ─▶ redoku/worker
import { once } from "node:events";
import { createInterface } from "node:readline";
import { createEngine } from "redoku/worker";
import { Session } from "./session.js";

/** Answers until standard input ends; then the open requests are answered, too. */
export async function serve() {
  const { stdin, stdout } = process;
  // A client that has gone away ends the program.
  stdout.on("error", () => process.exit(0));
  const engine = createEngine();
  const session = new Session(engine);
  /** @type {Set<Promise<void>>} */
  const open = new Set();
  for await (const line of createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    const answered = session.answerLine(line).then(async (answer) => {
      if (answer !== undefined && !stdout.write(`${answer}\n`)) await once(stdout, "drain");
      open.delete(answered);
    });
    open.add(answered);
  }
  await Promise.all(open);
  engine.close();
}
