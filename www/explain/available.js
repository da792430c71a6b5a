/** What can be done in a position: all its steps up to a level, by technique. */
import { build } from "../ui/build.js";
import { button, element } from "../ui/dom.js";
import { logicClient } from "./logic-client.js";
import { createPhrases, groupBy } from "./phrases.js";
import { boardOf } from "./position.js";
import { techniqueKey } from "./story-view.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Key} Key */
/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("../pkg/logic.js").Technique} Technique */
/** @typedef {import("./position.js").Position} Position */

const LEVELS = ["easy", "medium", "hard", "expert", "extreme"];

/** @param {{ show(step: Step): void, refresh(): void }} actions */
export function createAvailable({ show, refresh }) {
  const level = build("select", { id: "available-level", class: "small" });
  level.append(...LEVELS.map((id) => build("option", { value: id, "data-t": `level.${id}` })));
  level.value = "hard";
  const label = build("label", { for: level.id, "data-t": "available.level" });
  const list = build("div", { class: "available-list", "aria-live": "polite" });
  const fold = build(
    "details",
    { class: "what", id: "available" },
    build("summary", { "data-t": "available" }),
    build("div", { class: "row" }, label, level),
    list,
  );
  fold.addEventListener("toggle", refresh);
  level.addEventListener("change", refresh);

  /** What was asked for: the position and the level. @type {[Position, string] | null} */
  let asked = null;
  /** @type {Step[] | null} */ let found = null;
  /** @type {AbortController | null} */ let request = null;
  /** @type {unknown[]} */ let drawn = [];

  /** @param {Position} position @param {Iterable<Technique>} techniques */
  async function ask(position, techniques) {
    request?.abort();
    asked = [position, level.value];
    found = null;
    request = new AbortController();
    const { signal } = request;
    const allowed = LEVELS.slice(0, LEVELS.indexOf(level.value) + 1);
    const ids = [...techniques].flatMap((it) =>
      it.onPath && allowed.includes(it.level) ? [it.id] : [],
    );
    try {
      found = await logicClient().ask(
        "findSteps",
        [boardOf(position), { techniques: ids }],
        signal,
      );
    } catch (error) {
      if (signal.aborted) return;
      console.warn("Redoku's steps could not be found:", error);
      found = [];
    }
    request = null;
    refresh();
  }

  /** @param {Translator} translator */
  function write(translator) {
    const { text } = translator;
    const { effectsOf } = createPhrases(translator);
    if (!found?.length) {
      return list.replaceChildren(text(found ? "available.none" : "available.working"));
    }
    const groups = [...groupBy(found, ({ technique }) => technique)].map(([technique, steps]) => {
      const name = text("explain.count", {
        name: text(techniqueKey(technique)),
        count: steps.length,
      });
      const rows = steps.map((step) => {
        const row = button("", "path-step", () => show(step));
        row.append(element("span", "available-what", effectsOf(step)));
        return element("li", "", row);
      });
      return element(
        "details",
        "available-group",
        element("summary", "", name),
        element("ul", "", ...rows),
      );
    });
    return list.replaceChildren(...groups);
  }

  return {
    fold,
    /** Forgets what it knows, and stops looking. */
    close() {
      request?.abort();
      [request, asked, found] = [null, null, null];
    },
    /** @param {Position} position @param {Map<string, Technique>} techniques @param {Translator} translator */
    render(position, techniques, translator) {
      if (!fold.open) return;
      if (asked?.[0] !== position || asked[1] !== level.value) ask(position, techniques.values());
      const wanted = [found, translator];
      if (wanted.every((value, index) => value === drawn[index])) return;
      drawn = wanted;
      write(translator);
    },
  };
}
