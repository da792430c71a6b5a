/** The Explain view: the way to the solution, step by step, with the reasons drawn on the board. */
import "../board/drawing.css";
import "./explain.css";
import "./path.css";
import "./story.css";
import { load } from "../app/edits.js";
import { BLANK, judgedPuzzle, ratingOf } from "../app/state.js";
import { setOverlay } from "../app/updates.js";
import { drawLayer } from "../board/drawing.js";
import { translatePage } from "../i18n/translator.js";
import { copyAddress } from "../ui/copy-link.js";
import { byId } from "../ui/dom.js";
import { keycaps } from "../ui/keycaps.js";
import { createAvailable } from "./available.js";
import { explainCommand } from "./explain-keys.js";
import { readStepLink, stepLink } from "./explain-link.js";
import { buildExplain } from "./explain-markup.js";
import { createExplainScreen } from "./explain-screen.js";
import { logicClient, techniqueTable } from "./logic-client.js";
import { soundPosition } from "./own-position.js";
import { startOf } from "./position.js";
import { stepOverlay } from "./step-overlay.js";
import { createStepper } from "./stepper.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Key} Key */
/** @typedef {import("../i18n/translator.js").Points} Points */
/** @typedef {import("../pkg/logic.js").Explanation} Explanation */
/** @typedef {"working" | "ready" | "stopped" | "empty" | "conflict" | "none" | "several" | "crash"} Phase */
/**
 * @typedef {object} Surroundings
 * @property {import("../board/grid-element.js").RedokuGridElement} board
 * @property {import("../app/verdicts.js").Store} store
 * @property {() => Translator} translator
 * @property {() => void} loadExample
 */

/** The pause after which the address follows the steps, in ms. */
const PAUSE = 300;
/** @type {Record<string, Phase>} */
const PHASES = { "no-solution": "none", "several-solutions": "several", conflict: "conflict" };

/** @param {Surroundings} around */
export function createExplainView({ board, store, translator, loadExample }) {
  board.layer = drawLayer;
  const available = createAvailable({
    show: (step) => stepper.show(step),
    refresh: () => store.refresh(),
  });
  const parts = buildExplain(available.fold);
  byId("explain").append(...parts.rows);
  const client = logicClient();
  const stepper = createStepper(draw);
  const screen = createExplainScreen(parts, {
    go: (step) => execute(() => stepper.go(step)),
    walk: (walk) => {
      stepper.walk = walk;
    },
    light,
  });
  /** @type {Explanation | null} */ let explanation = null;
  /** @type {Map<string, import("../pkg/logic.js").Technique>} */ let techniques = new Map();
  /** @type {Phase} */ let phase = "working";
  /** @type {AbortController | null} */ let request = null;
  /** @type {Points | null} */ let lit = null;
  /** The share of the cells that are explained so far. */
  let share = 0;
  /** The position that the steps are about, as the engine was asked. */
  let asked = "";
  /** The step to show first. */
  let firstStep = 0;
  /** What a link to a step carries beside it. */
  let linked = { puzzle: "", placed: /** @type {string | undefined} */ (undefined) };
  let isOpen = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let addressTimer;
  /** The last fragment that the view has read or written. */
  let address = "";
  /** @type {Translator | null} */ let drawnTranslator = null;

  for (const name of /** @type {const} */ (["back", "play", "on", "hard"])) {
    parts[name].addEventListener("click", () => stepper.execute(name));
  }
  parts.position.addEventListener("input", () =>
    execute(() => stepper.go(Number(parts.position.value) - 1)),
  );
  parts.own.addEventListener("change", () => begin());
  parts.statusButton.addEventListener("click", () => {
    if (request) cancel();
    else if (phase === "empty") loadExample();
    else begin();
  });
  parts.link.addEventListener("click", () => {
    updateAddress();
    copyAddress(parts.link, "explain", translator);
  });
  board.addEventListener("keydown", onBoardKey, { capture: true });

  /** Stops playback before an action of the user. @param {() => void} act */
  function execute(act) {
    if (stepper.playing) stepper.pause();
    act();
  }

  /** The position to explain: the user's own, or that of the puzzle. */
  function wanted() {
    const own = parts.own.checked ? soundPosition(store.state) : null;
    if (own) return { board: own.board, start: own.position };
    const puzzle = judgedPuzzle(store.state);
    return { board: { puzzle }, start: startOf(puzzle) };
  }

  /** Asks for the path of the puzzle on the board. @param {number} [step]  to show */
  async function begin(step = 0) {
    request?.abort();
    firstStep = step;
    const { board, start } = wanted();
    asked = JSON.stringify(board);
    linked = { puzzle: board.puzzle, placed: start.own === BLANK ? undefined : start.own };
    explanation = null;
    share = 0;
    stepper.load([], start, 0);
    store.update(setOverlay, null);
    if (board.puzzle === BLANK) return settle("empty");
    request = new AbortController();
    const { signal } = request;
    settle("working");
    try {
      const found = await client.ask("explain", [board, { rate: false }], signal, progress);
      techniques = await techniqueTable();
      request = null;
      explanation = found;
      phase = "ready";
      stepper.load(found.steps, start, step);
    } catch (error) {
      if (signal.aborted) return;
      request = null;
      const code = /** @type {{ code?: string }} */ (error)?.code ?? "";
      if (!PHASES[code]) console.warn("Redoku's explanation failed:", error);
      settle(PHASES[code] ?? "crash");
    }
  }

  /** @param {Phase} next */
  function settle(next) {
    phase = next;
    store.refresh();
  }

  /** @param {number} next */
  function progress(next) {
    share = next;
    store.refresh();
  }

  function cancel() {
    request?.abort();
    request = null;
    settle("stopped");
  }

  /** Shows the step on the board. */
  function draw() {
    if (!isOpen || phase !== "ready") return;
    const { step, position, walk } = stepper;
    if (position) store.update(setOverlay, stepOverlay(step, position, walk, lit));
    store.refresh();
    clearTimeout(addressTimer);
    if (!stepper.playing) addressTimer = setTimeout(updateAddress, PAUSE);
  }

  /** Lights up what a word refers to. @param {Points | null} points */
  function light(points) {
    lit = points;
    const { step, position, walk } = stepper;
    if (isOpen && position && phase === "ready") {
      store.update(setOverlay, stepOverlay(step, position, walk, lit));
    }
  }

  /** Writes the step into the address, for bookmarks, reloads and sharing. */
  function updateAddress() {
    if (!isOpen || phase !== "ready") return;
    // A navigation to another step is in progress.
    if (location.hash !== address && readStepLink(location.hash)) return;
    address = stepLink({ step: stepper.at + 1, ...linked });
    if (address !== location.hash) history.replaceState(null, "", address);
  }

  /** Puts the puzzle of a link on the board, unless it is there. @param {import("./explain-link.js").LinkedStep} visited */
  function visit({ puzzle, placed }) {
    const { board } = store.state;
    parts.own.checked = placed !== undefined;
    const isThere = judgedPuzzle(store.state) === puzzle && (!placed || board.placed === placed);
    if (!isThere) store.update(load, puzzle, placed, undefined, true);
  }

  /** Directs keys on the board to the steps, which keeps the puzzle unchanged. @param {KeyboardEvent} event */
  function onBoardKey(event) {
    if (!isOpen || event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    const command = explainCommand(event);
    if (!command) return;
    event.preventDefault();
    board.toggleAttribute("data-keyed", true);
    stepper.execute(command);
  }

  /** @param {Translator} current */
  function translate(current) {
    translatePage(byId("explain"), current);
    const caps = { arrows: "← →", space: current.text("key.space"), letter: "H", walk: "↑ ↓" };
    parts.keys.replaceChildren(...keycaps(current.parts, "explain.keys", caps));
  }

  return {
    /** Explains the puzzle on the board, or shows the step in the address. */
    open() {
      isOpen = true;
      address = location.hash;
      const visited = readStepLink(address);
      if (visited) visit(visited);
      if (asked !== JSON.stringify(wanted().board) || phase !== "ready") {
        return begin((visited?.step ?? 1) - 1);
      }
      return stepper.go(visited ? visited.step - 1 : stepper.at);
    },
    close() {
      isOpen = false;
      clearTimeout(addressTimer);
      if (stepper.playing) stepper.pause();
      request?.abort();
      request = null;
      available.close();
      lit = null;
      if (phase === "working") phase = "stopped";
    },
    /** Draws the panel, and starts again if the puzzle on the board has changed. @param {Translator} current */
    render(current) {
      if (!isOpen) return;
      // A verdict that was on its way may show that own digits are right: then the step stays the same.
      if (JSON.stringify(wanted().board) !== asked) begin(phase === "working" ? firstStep : 0);
      parts.ownRow.hidden = !soundPosition(store.state);
      if (current !== drawnTranslator) translate(current);
      drawnTranslator = current;
      const rating = ratingOf(store.state);
      screen.render({ phase, share, explanation, rating, techniques, stepper }, current);
      available.fold.hidden = phase !== "ready" || !stepper.step;
      if (phase === "ready" && stepper.position) {
        available.render(stepper.position, techniques, current);
      }
    },
  };
}
