/**
 * The board in a frame. The address of the frame sets the attributes of the board, and windows can send messages to it.
 *
 * An answer goes only to the window that asked, at its origin. Events of the board, `redoku:ready` and
 * `redoku:resize` go only to the page around the frame.
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
// The page behind the board has the theme of the board.
document.documentElement.dataset.theme = board.theme;

const reply = createReplies(board);

addEventListener("message", async ({ source, origin, data }) => {
  if (!source || source === window) return;
  const answer = await reply(data);
  // A page from a file or a sandbox has the origin "null", which is no valid target.
  const targetOrigin = origin === "null" || !origin ? "*" : origin;
  if (answer) source.postMessage(answer, { targetOrigin });
});

if (parent !== window) {
  // The page around the frame has its own heading and its own main landmark.
  document.querySelector("h1")?.remove();
  const main = document.querySelector("[role=main]");
  main?.setAttribute("role", "region");
  main?.setAttribute("aria-label", document.title);
  for (const type of /** @type {const} */ (["redoku-input", "redoku-verdict", "redoku-solved"])) {
    board.addEventListener(type, ({ detail }) =>
      tellParent({ type: type.replace("-", ":"), ...detail }),
    );
  }
  tellParent({ type: "redoku:ready" });
  reportHeight();
}

/**
 * Sends a message to the page around the frame, whatever its origin: it could ask for the same.
 * @param {object} message
 */
function tellParent(message) {
  parent.postMessage(message, "*");
}

/** Reports the height that the board needs at the width of the frame, whenever it changes. */
function reportHeight() {
  let reported = 0;
  const observer = new ResizeObserver(() => {
    const height = naturalHeight();
    if (height !== reported) tellParent({ type: "redoku:resize", height });
    reported = height;
  });
  observer.observe(document.documentElement);
  // In a frame that is too low the grid shrinks, and the document keeps its height.
  const grid = board.shadowRoot?.querySelector("redoku-grid");
  if (grid) observer.observe(grid);
}

/** The height of the document if the height of the frame did not limit the board. */
function naturalHeight() {
  const { documentElement } = document;
  documentElement.toggleAttribute("data-unlimited", true);
  const { height } = documentElement.getBoundingClientRect();
  documentElement.toggleAttribute("data-unlimited", false);
  return Math.ceil(height);
}
