/**
 * The board in a frame. Its address says what is on it, and the page around it may talk to it.
 *
 * Whoever asks gets the answer, nobody else: `event.source`, at its origin. Only that the frame is ready and
 * how high it is goes to the page around it unasked, because an origin is not known by then.
 */
import "../../../dist/package/element.js";
import { attributesFrom } from "./frame-options.js";
import { createReplies } from "./messages.js";

const board = /** @type {import("../../element/index.d.ts").RedokuBoardElement} */ (
  document.querySelector("redoku-board")
);
for (const [name, value] of Object.entries(attributesFrom(location.search, navigator.language))) {
  board.setAttribute(name, value);
}
document.documentElement.lang = board.lang;
// What the board leaves free is as light or as dark as the board.
document.documentElement.dataset.theme = board.theme;

/** Those who have asked for anything, and are told what happens from then on. @type {Map<MessageEventSource, string>} */
const listeners = new Map();
const reply = createReplies(board);

addEventListener("message", async ({ source, origin, data }) => {
  if (!source || source === window) return;
  const answer = await reply(data);
  if (!answer) return;
  listeners.set(source, origin);
  send(source, origin, answer);
});

for (const type of /** @type {const} */ (["redoku-input", "redoku-verdict", "redoku-solved"])) {
  board.addEventListener(type, ({ detail }) => {
    const message = { type: type.replace("-", ":"), ...detail };
    for (const [source, origin] of listeners) send(source, origin, message);
  });
}

if (parent !== window) {
  // In a frame it is a part of a page that has its own heading and its own main part.
  document.querySelector("h1")?.remove();
  const main = document.querySelector("[role=main]");
  main?.setAttribute("role", "region");
  main?.setAttribute("aria-label", document.title);
  parent.postMessage({ type: "redoku:ready" }, "*");
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    parent.postMessage({ type: "redoku:resize", height }, "*");
  }).observe(document.documentElement);
}

/** A page from a file or a sandbox has no origin that could be named. @param {MessageEventSource} to @param {string} origin @param {object} message */
function send(to, origin, message) {
  to.postMessage(message, { targetOrigin: origin === "null" || !origin ? "*" : origin });
}
