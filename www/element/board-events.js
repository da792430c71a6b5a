/** The events of a board. The site around it may prevent what follows. */
import { isReadOnly, puzzleOf, verdictOf } from "../app/state.js";

/** @import { Answer } from "../app/state.js" */
/** @import { Store } from "../app/store.js" */
/** @import { Verdict } from "../pkg/redoku.js" */
/**
 * @typedef {object} Host
 * @property {(type: string, detail: object) => boolean} fire  returns false if the default is prevented
 * @property {() => void} changed  called when the state of the board changes
 * @property {() => void} edited   called when the user changes the board
 * @property {() => string} name   the text of its label, if it has one
 */

/** @param {Pick<Store, "state" | "update">} store @param {Host} host */
export function createEvents(store, host) {
  /** The last revision for which `redoku-verdict` was fired. */
  let judged = -1;

  /** The digits on the board, without the answers. */
  const value = () => puzzleOf(store.state.board);

  /** Fires `redoku-verdict`, once for each revision. */
  function fireVerdict() {
    const { state } = store;
    const verdict = verdictOf(state);
    if (!verdict || judged === state.revision) return;
    judged = state.revision;
    host.fire("redoku-verdict", { value: value(), verdict });
  }

  return {
    value,
    fireVerdict,
    /** Fires `redoku-solved`; returns whether the board shows the answer. @param {Answer} answer @param {Verdict} verdict */
    mayShow(answer, verdict) {
      fireVerdict();
      const [solution] = answer.solutions;
      return host.fire("redoku-solved", { value: value(), solution, verdict });
    },
    /** Makes a change by the user, and undoes it if `redoku-input` is prevented. @param {() => void} act */
    byUser(act) {
      if (isReadOnly(store.state)) return;
      const before = store.state;
      const was = value();
      act();
      if (value() === was) return;
      const cell = [...was].findIndex((digit, index) => digit !== value()[index]);
      if (host.fire("redoku-input", { value: value(), before: was, cell })) host.edited();
      else store.update(() => before);
    },
  };
}
