/** Helps with a puzzle that has no solution or several: offers repairs, and shows what is wrong. */
import "../board/drawing.css";
import "./offers.css";
import { repair } from "../app/edits.js";
import { verdictOf } from "../app/state.js";
import { light, setHelp } from "../app/updates.js";
import { drawLayer } from "../board/drawing.js";
import { byId } from "../ui/dom.js";
import { createOffers } from "./offers.js";
import { seekHelp } from "./seek-help.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Repair} Repair */
/**
 * @typedef {object} Surroundings
 * @property {import("../app/verdicts.js").Store} store
 * @property {import("./seek-help.js").Client} client
 * @property {import("../board/grid-element.js").RedokuGridElement} board
 * @property {(state: State) => boolean} isWanted  whether the state lacks help
 */

/** @param {Surroundings} around */
export function createRepairView({ store, client, board, isWanted }) {
  board.layer = drawLayer;
  let seeking = false;
  const offers = createOffers(byId("offers"), {
    apply,
    light: (cells) => store.update(light, cells),
  });

  /** Applies a repair, unless the board has changed since it was offered. @param {Repair} offered */
  function apply(offered) {
    const { state } = store;
    if (!state.help?.repairs.includes(offered) || state.help.verdict !== verdictOf(state)) return;
    store.update(repair, offered.changes);
    board.focus();
  }

  async function follow() {
    if (seeking || !isWanted(store.state)) return;
    const verdict = verdictOf(store.state);
    if (!verdict) return;
    seeking = true;
    try {
      store.update(setHelp, await seekHelp(store.state, verdict, client));
    } finally {
      seeking = false;
    }
    follow();
  }

  return {
    follow,
    /** Applies the likeliest repair. */
    applyFirst() {
      const [first] = store.state.help?.repairs ?? [];
      if (first) apply(first);
    },
    /** @param {import("../view/statement.js").Statement} statement @param {import("../i18n/translator.js").Translator} translator */
    render: ({ repairs = [] }, translator) => offers.render(repairs, translator),
  };
}
