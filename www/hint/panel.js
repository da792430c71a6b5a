/** The panel of a hint, as a template of the state. */
import { conclusion, reasons, words } from "../explain/story-panel.js";
import { button } from "../ui/buttons.js";
import { h } from "../ui/draw.js";
import { hintOf, isLast, toldOf } from "./model.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */
/** @typedef {import("../explain/story-panel.js").BeatActions & { press: () => void, close: () => void }} Actions */

/** @param {State} state @param {Translator} t @param {Actions} on @returns {import("../ui/draw.js").Template | null} */
export function panel(state, t, on) {
  const hint = hintOf(state);
  const told = toldOf(state);
  if (!hint || !told) return null;
  const { rungs, at, doing } = "rungs" in told ? told : { rungs: [], at: 0, doing: null };
  const rung = rungs[at];
  const name = doing && isLast(state) ? doing : "hint.more";
  const working = "remark" in told && told.working;
  const onKey = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && on.close();
  return [
    h("div", { on: { keydown: onKey } }, [
      h(
        "div.hint-bars",
        { attrs: { "aria-hidden": "true" } },
        rungs.map((_, index) => h(index <= at ? "span.is-told" : "span")),
      ),
      h("div.hint-text.story", { attrs: { "aria-live": "polite" } }, [
        "remark" in told ? h("p", { key: told.remark }, t.text(told.remark)) : null,
        ...(rung ? rungRows(rung, at, hint, t, on) : []),
      ]),
      h("div.hint-buttons", [
        rung ? button(".hint-more", t.text(name), on.press) : null,
        button(".small.hint-close", t.text(working ? "explain.cancel" : "hint.close"), on.close),
      ]),
    ]),
  ];
}

/** What a rung says. Each sentence has a key, so that a live region reads a new one as a whole. @param {import("./model.js").Rung} rung @param {number} at @param {import("./model.js").Hint} hint @param {Translator} t @param {Actions} on */
function rungRows(
  { remark, text, name, claim, places = false, story, beat = 0 },
  at,
  { place },
  t,
  on,
) {
  return [
    remark ? h("p.hint-remark", { key: `remark ${at}` }, t.text(remark.key, remark.args)) : null,
    text ? h("p", { key: `text ${at}` }, words(text, on)) : null,
    name ? h("p.story-title", { key: "name" }, name) : null,
    claim ? conclusion("", claim, places, on) : null,
    story
      ? h(
          "div.argument",
          { key: "reasons" },
          reasons(story, place ?? { beat, line: null }, false, t, on),
        )
      : null,
  ];
}
