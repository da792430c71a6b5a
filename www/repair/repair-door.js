/** The entry to help with a puzzle that has no solution or several: loaded with the first one. */
import { helpWith, judgedPuzzle, verdictOf } from "../app/state.js";
import { addSentences } from "../i18n/sentences.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {Awaited<ReturnType<typeof load>>} View */

/** @param {Omit<import("./repair-view.js").Surroundings, "isWanted">} around */
export function createRepair(around) {
  /** @type {View | null} */ let view = null;
  let loading = false;

  async function open() {
    loading = true;
    // Without it, for example offline, the verdict is as good as before. It is tried once.
    view = await load({ ...around, isWanted }).catch(() => null);
    around.store.refresh();
  }

  return {
    /** Seeks help for the current state, if it lacks any. */
    follow() {
      if (!isWanted(around.store.state)) return;
      if (view) view.follow();
      else if (!loading) open();
    },
    applyFirst: () => view?.applyFirst(),
    /** @param {import("../view/statement.js").Statement} statement @param {import("../i18n/translator.js").Translator} translator */
    render: (statement, translator) => view?.render(statement, translator),
  };
}

/** @param {import("./repair-view.js").Surroundings} around */
async function load(around) {
  const [{ createRepairView }] = await Promise.all([
    import("./repair-view.js"),
    addSentences("repair"),
  ]);
  return createRepairView(around);
}

/**
 * Whether the verdict can be helped and is not yet. Own digits are not repaired: they are wrong, not mistyped. While
 * a puzzle is entered it has very many solutions; their cells are of interest once solutions are shown.
 * @param {State} state
 */
function isWanted(state) {
  const verdict = verdictOf(state);
  if (!verdict || judgedPuzzle(state) !== state.board.givens || helpWith(state, verdict))
    return false;
  if (verdict.status === "multiple") return verdict.exact || (state.shown && state.answer !== null);
  return verdict.status !== "unique";
}
