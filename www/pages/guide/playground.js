/** The playground: the reader's puzzle on a board and in a call, with the lines of code to copy. */
import * as redoku from "../../../dist/package/worker.js";
import "../../../dist/package/element.js";
import { byId } from "../../ui/dom.js";

/** The functions, each with its first argument, if it has one, and what may follow. @type {Record<string, [first: string, rest: string]>} */
const CALLS = {
  solve: ["puzzle", '{ "limit": 100, "timed": true }'],
  hint: ["puzzle", '{ "language": "en" }'],
  explain: ["puzzle", '{ "language": "en" }'],
  findSteps: ["puzzle", '{ "techniques": ["hidden-single"] }'],
  techniques: ["", '{ "language": "en" }'],
  rate: ["puzzle", ""],
  generate: ["", '{ "level": "hard", "seed": 7 }'],
  refute: ["puzzle", '{ "language": "en" }'],
  repairs: ["puzzle", ""],
  decisive: ["puzzle", ""],
  check: ["puzzle", ""],
  candidates: ["puzzle", ""],
  trueCandidates: ["puzzle", ""],
  parse: ["puzzle", ""],
  format: ["puzzle", '"grid"'],
  trace: ["puzzle", '"scan", { "events": 20 }'],
  algorithms: ["", ""],
};

/** @type {Record<string, any>} */
const functions = redoku;

/** The longest result that is shown, in characters. */
const LONGEST = 20_000;

/** @typedef {{ running: string, answered(ms: string): string, cancelled: string, notJson(message: string): string, more(count: number): string }} Words */

/** @type {{ en: Words, zh: Words }} */
const WORDS = {
  en: {
    running: "Running…",
    answered: (ms) => `Answered in ${ms} ms.`,
    cancelled: "Cancelled.",
    notJson: (message) => `The other arguments are not JSON: ${message}`,
    more: (count) => `… and ${count} more characters`,
  },
  zh: {
    running: "正在运行…",
    answered: (ms) => `用时 ${ms} 毫秒。`,
    cancelled: "已取消。",
    notJson: (message) => `其他参数不是 JSON：${message}`,
    more: (count) => `… 还有 ${count} 个字符`,
  },
};

/** @param {string} id */
const field = (id) => /** @type {HTMLInputElement} */ (byId(id));
const [puzzle, attributes, rest] = ["puzzle", "attributes", "arguments"].map(field);
const chosen = /** @type {HTMLSelectElement} */ (byId("function"));
const board = /** @type {import("../../element/index.d.ts").RedokuBoardElement} */ (byId("board"));
const words = () => WORDS[document.documentElement.lang === "en" ? "en" : "zh"];
let task = new AbortController();

for (const name of Object.keys(CALLS)) chosen.append(new Option(name, name));
puzzle.addEventListener("input", showPuzzle);
attributes.addEventListener("input", showElement);
chosen.addEventListener("change", () => choose());
rest.addEventListener("input", showCall);
rest.addEventListener("keydown", ({ key }) => key === "Enter" && run());
byId("run").addEventListener("click", run);
byId("cancel").addEventListener("click", () => task.abort());
board.addEventListener("redoku-input", ({ detail }) => {
  puzzle.value = detail.value;
  showMarkup();
});
showElement();
showPuzzle();
choose();

function showPuzzle() {
  // The board says itself what is wrong with a text that it cannot read.
  board.puzzle = puzzle.value;
  showMarkup();
}

/** Gives the board the attributes that the reader wrote, as far as it knows them. */
function showElement() {
  const wanted = new Map();
  for (const [, name, value = ""] of attributes.value.matchAll(/([\w-]+)(?:="([^"]*)")?/g))
    wanted.set(name, value);
  const { observedAttributes } = /** @type {any} */ (board.constructor);
  for (const name of observedAttributes) {
    if (name === "puzzle") continue;
    if (wanted.has(name)) board.setAttribute(name, wanted.get(name));
    else board.removeAttribute(name);
  }
  showMarkup();
}

function showMarkup() {
  const all = [
    attributes.value.trim(),
    `puzzle="${puzzle.value.trim().replaceAll('"', "&quot;")}"`,
  ];
  byId("markup").textContent = `<redoku-board ${all.filter(Boolean).join(" ")}></redoku-board>`;
}

/** Takes another function, with arguments to start from. */
function choose() {
  rest.value = CALLS[chosen.value][1];
  showCall();
}

function showCall() {
  const all = [CALLS[chosen.value][0], rest.value.trim()].filter(Boolean).join(", ");
  byId("call").textContent = `import { ${chosen.value} } from "redoku/worker";

const answer = await ${chosen.value}(${all});`;
}

/** Calls the function, and shows its answer or its error. */
async function run() {
  task.abort();
  task = new AbortController();
  const { signal } = task;
  const outcome = byId("outcome");
  let others;
  try {
    others = JSON.parse(`[${rest.value}]`);
  } catch (error) {
    show("");
    outcome.textContent = words().notJson(/** @type {Error} */ (error).message);
    return;
  }
  const [first] = CALLS[chosen.value];
  const all = first ? [puzzle.value.trim(), ...others] : others;
  const options = typeof all.at(-1) === "object" ? all.pop() : {};
  outcome.textContent = words().running;
  field("cancel").disabled = false;
  const start = performance.now();
  try {
    const answer = await functions[chosen.value](...all, { ...options, signal });
    outcome.textContent = words().answered((performance.now() - start).toFixed(1));
    show(typeof answer === "string" ? answer : JSON.stringify(answer, null, 2));
  } catch (thrown) {
    if (signal !== task.signal) return;
    const { name, code = "", message } = /** @type {any} */ (thrown);
    show("");
    outcome.textContent = signal.aborted ? words().cancelled : `${name} ${code}: ${message}`;
  }
  field("cancel").disabled = true;
}

/** @param {string} text */
function show(text) {
  const result = byId("result");
  const more = text.length - LONGEST;
  result.hidden = !text;
  result.textContent = more > 0 ? `${text.slice(0, LONGEST)}\n${words().more(more)}` : text;
}
