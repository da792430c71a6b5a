/** The open dialog, as pure changes of the state. At most one is open. */

/** @import { Dialog, State } from "./state.js" */

/** Opens a dialog, unless one is open. @param {State} state @param {Dialog} dialog @returns {State} */
export const openDialog = (state, dialog) => (state.dialog ? state : { ...state, dialog });

/** Closes the open dialog. @param {State} state @returns {State} */
export const closeDialog = (state) => (state.dialog ? { ...state, dialog: null } : state);

/**
 * The dialog of a name, if it is open.
 * @template {Dialog["name"]} N @param {State} state @param {N} name
 * @returns {Extract<Dialog, { name: N }> | null}
 */
export const dialogOf = ({ dialog }, name) =>
  dialog?.name === name ? /** @type {any} */ (dialog) : null;

/**
 * Changes the dialog of a name, if it is open.
 * @template {Dialog["name"]} N @param {State} state @param {N} name
 * @param {Partial<Extract<Dialog, { name: N }>>} changes @returns {State}
 */
export const changeDialog = (state, name, changes) =>
  state.dialog?.name === name ? { ...state, dialog: { ...state.dialog, ...changes } } : state;
