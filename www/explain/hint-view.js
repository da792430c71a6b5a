/** The hint ladder: a panel below Solve, or a sheet on phones, that says a little more at each press. */
import { applyStep, eraseOwn } from "../app/edits.js";
import { puzzleOf, verdictOf } from "../app/state.js";
import { openView, setShown, setSketch } from "../app/updates.js";
import { drawLayer } from "../board/drawing.js";
import { build } from "../ui/build.js";
import { element } from "../ui/dom.js";
import { wrongCells } from "../view/play.js";
import { mistakeLadder, stepLadder } from "./hint-ladder.js";
import { ownPosition } from "./own-position.js";
import { nodesFor } from "./parts-view.js";
import { createPhrases } from "./phrases.js";
import { createProofView } from "./proof-view.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Key} Key */
/** @typedef {import("../i18n/translator.js").Points} Points */
/** @typedef {import("../app/state.js").State} State */
/** @typedef {Pick<import("../engine/client.js").SolverClient, "ask">} Engine */
/** @typedef {import("./hint-ladder.js").Rung} Rung */
/**
 * @typedef {object} Hint
 * @property {Rung[]} rungs
 * @property {(state: State) => State} act  does what the hint says
 * @property {Key} doing  the name of that
 */

/**
 * @typedef {object} HintSurroundings
 * @property {import("../board/grid-element.js").RedokuGridElement} board
 * @property {Pick<import("../app/verdicts.js").Store, "state" | "update" | "refresh">} store
 * @property {HTMLElement} panel  where the hint is shown
 * @property {Engine["ask"]} ask
 * @property {() => Promise<Map<string, import("../pkg/logic.js").Technique>>} techniques
 * @property {(act: () => void) => void} [byUser]  makes a change by the user, unless the board is read-only
 */

/** All of a chain or a proof. @type {import("./proof-view.js").Walk} */
const START = { branch: 0, line: null };

/** @param {HintSurroundings} around */
export function createHintView({ board, store, panel, ask, techniques, byUser = (act) => act() }) {
  board.layer = drawLayer;
  const bars = build("div", { class: "hint-bars", "aria-hidden": "true" });
  const text = build("div", { class: "hint-text story", "aria-live": "polite" });
  const proof = build("div", { class: "proof hint-proof" });
  const so = build("div", { class: "hint-text story", "aria-live": "polite" });
  const more = build("button", { type: "button", class: "hint-more" });
  const close = build("button", { type: "button", class: "small hint-close" });
  const buttons = build("div", { class: "hint-buttons" }, more, close);
  panel.replaceChildren(bars, text, proof, so, buttons);
  const proofView = createProofView(proof, {
    light: show,
    walk(next) {
      walk = next;
      show(null);
      store.refresh();
    },
  });
  more.addEventListener("click", press);
  close.addEventListener("click", end);
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape") end();
  });

  /** @type {Hint | null} */ let hint = null;
  /** A sentence in place of a hint. @type {Key | null} */ let remark = null;
  let rung = 0;
  let walk = START;
  /** The board that the hint is about. @type {Pick<State, "board" | "pencil"> | null} */ let about =
    null;
  /** @type {AbortController | null} */ let request = null;
  /** @type {unknown[]} */ let drawn = [];

  /** Tells more, or does it. */
  function press() {
    // On a phone the button may be a scroll away from the board.
    board.scrollIntoView({ block: "nearest" });
    if (store.state.view !== "answer") store.update(openView, "answer");
    if (request) return;
    if (!hint || !isCurrent()) return begin();
    if (rung < hint.rungs.length - 1) return go(rung + 1);
    const { act } = hint;
    byUser(() => store.update(act));
    return end();
  }

  /** Whether the hint is about the board as it is. */
  const isCurrent = () =>
    about !== null && about.board === store.state.board && about.pencil === store.state.pencil;

  /** @param {number} next */
  function go(next) {
    [rung, walk] = [next, START];
    show(null);
    store.refresh();
  }

  /** Draws the rung on the board. @param {Points | null} lit */
  function show(lit) {
    const drawing = hint?.rungs[rung].draw(walk) ?? null;
    store.update(setSketch, drawing || lit ? { ...drawing, lit } : null);
  }

  function end() {
    request?.abort();
    [request, hint, remark, about] = [null, null, null, null];
    store.update(setSketch, null);
    store.refresh();
    board.focus();
  }

  async function begin() {
    if (store.state.answer?.cells === null) store.update(setShown, false);
    const { board: digits, pencil } = store.state;
    about = { board: digits, pencil };
    [hint, remark, rung, walk] = [null, "hint.working", 0, START];
    request = new AbortController();
    store.refresh();
    try {
      const found = await find(store.state, request.signal);
      if (typeof found === "string") remark = found;
      else [hint, remark] = [found, null];
      request = null;
      show(null);
    } catch (error) {
      if (request?.signal.aborted ?? true) return;
      console.warn("Redoku's hint failed:", error);
      [request, remark] = [null, "hint.crash"];
    }
    store.refresh();
  }

  /** The next hint, or the reason why there is none. @param {State} state @param {AbortSignal} signal @returns {Promise<Hint | Key>} */
  async function find(state, signal) {
    const verdict = verdictOf(state);
    if (!/[1-9]/.test(puzzleOf(state.board))) return "explain.empty";
    if (verdict?.status === "none") return "explain.none";
    if (verdict?.status === "invalid") return "explain.conflict";
    if (verdict?.status === "multiple") return "explain.several";
    const own = ownPosition(state);
    if (verdict?.status === "unique") {
      const wrong = wrongCells(state.board, verdict.solution);
      if (wrong.length) {
        const [cell] = wrong;
        const rungs = mistakeLadder({ cell, kind: "digit" }, wrong.length - 1);
        return { rungs, act: (now) => eraseOwn(now, cell), doing: "hint.erase" };
      }
    }
    const step = await ask("hint", [own.board, {}], signal);
    if (!step) return "hint.nothing";
    if (step.evidence.kind === "mistake") {
      const [[cell, digit], ...others] = step.evidence.candidates;
      const rungs = mistakeLadder({ cell, kind: "marks" }, others.length);
      const act = (/** @type {State} */ now) =>
        applyStep(
          now,
          { place: [], remove: [] },
          now.pencil.with(cell, now.pencil[cell] | (1 << (digit - 1))),
        );
      return { rungs, act, doing: "hint.restore" };
    }
    const family = (await techniques()).get(step.technique)?.family ?? "singles";
    const rungs = stepLadder(step, own.position, { ...own, family });
    return {
      rungs,
      act: (now) => applyStep(now, step, step.remove.length ? own.position.candidates : now.pencil),
      doing: "hint.do",
    };
  }

  /** @param {Translator} current */
  function write(current) {
    const phrases = createPhrases(current);
    const last = hint ? rung === hint.rungs.length - 1 : false;
    bars.replaceChildren(
      ...(hint?.rungs ?? []).map((_, at) => element("span", at <= rung ? "is-told" : "")),
    );
    const told = hint?.rungs[rung];
    const paragraph = (/** @type {import("./hint-ladder.js").Said} */ { lead, ...sentence }) =>
      element(
        "p",
        "",
        ...(lead ? [element("span", "story-lead", current.text(`step.${lead}`)), " "] : []),
        ...nodesFor(phrases.parts(sentence), show),
      );
    text.replaceChildren(
      ...(remark ? [element("p", "", current.text(remark))] : []),
      ...(told?.said ?? []).map(paragraph),
    );
    proofView.render(told?.proof ?? null, walk, current);
    so.replaceChildren(...(told?.so ? [paragraph(told.so)] : []));
    more.hidden = !hint;
    more.textContent = current.text(last && hint ? hint.doing : "hint.more");
    close.textContent = current.text(request ? "explain.cancel" : "hint.close");
  }

  return {
    press,
    /** Draws the panel; a hint about another board ends. @param {Translator} current */
    render(current) {
      if (about && !isCurrent()) {
        request?.abort();
        [request, hint, remark, about] = [null, null, null, null];
      }
      panel.hidden = !(hint || remark);
      const wanted = [hint, remark, rung, walk, request, current];
      if (panel.hidden || wanted.every((value, index) => value === drawn[index])) return;
      drawn = wanted;
      write(current);
    },
  };
}
