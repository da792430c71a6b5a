#!/usr/bin/env node
// `npx redoku`: the program `redoku` for Node, with the words and the output of the native one (src/cli).
//
//   arguments ─▶ input: blocks of lines ─▶ pool: worker threads, in order ─▶ report: output, errors, progress
//                                            ▲
//                                         answers
//
// The same file is the main thread and its workers.
import { isMainThread } from "node:worker_threads";
import { answerQuestions } from "./answers.js";
import { readArguments, UsageError } from "./arguments.js";
import { HELP, VERSION } from "./help.js";
import { jobsOf } from "./jobs.js";
import { answerInOrder } from "./pool.js";
import { Report } from "./report.js";

if (isMainThread) await run();
else answerQuestions();

async function run() {
  try {
    const task = readArguments(process.argv.slice(2));
    if (task.command === "help") return void process.stdout.write(HELP);
    if (task.command === "version") return void process.stdout.write(`redoku ${VERSION}\n`);
    if (task.command === "mcp") return void (await (await import("./mcp/serve.js")).serve());
    const report = new Report();
    await answerInOrder(jobsOf(task), task, (answers) => report.write(answers));
    process.exitCode = report.finish();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`redoku: ${error.message}\nFor more, try 'redoku --help'.\n`);
    process.exitCode = 2;
  }
}
