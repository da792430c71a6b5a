/** What every control of a form has, whatever it shows. */
import { reflectFlags, reflectTexts } from "./reflect.js";

/** Asks the control to tell its form anew; a symbol, so that it is nobody else's business. */
export const retell = Symbol("retell");

/**
 * @typedef {object} Report
 * @property {string} value   what the form sends
 * @property {string} state   what the browser keeps for a later visit
 * @property {ValidityStateFlags} problems
 * @property {string} message what is wrong, or nothing
 * @property {HTMLElement} anchor where the browser points at
 */

// On a server there is no HTMLElement; the import must not fail there.
const Base = globalThis.HTMLElement ?? class {};

export class FormControl extends Base {
  static formAssociated = true;

  #internals = this.attachInternals();
  #custom = "";

  /** @param {FormControl} control @param {Report} report */
  static tell(control, { value, state, problems, message, anchor }) {
    const custom = control.#custom;
    control.#internals.setFormValue(value, state);
    if (custom || message) {
      const flags = { ...problems, customError: custom !== "" };
      control.#internals.setValidity(flags, custom || message, anchor);
    } else {
      control.#internals.setValidity({});
    }
  }

  get form() {
    return this.#internals.form;
  }

  get labels() {
    return this.#internals.labels;
  }

  get validity() {
    return this.#internals.validity;
  }

  get validationMessage() {
    return this.#internals.validationMessage;
  }

  get willValidate() {
    return this.#internals.willValidate;
  }

  checkValidity() {
    return this.#internals.checkValidity();
  }

  reportValidity() {
    return this.#internals.reportValidity();
  }

  /** @param {string} message */
  setCustomValidity(message) {
    this.#custom = String(message);
    this[retell]();
  }

  [retell]() {}
}

reflectTexts(FormControl.prototype, ["name"]);
reflectFlags(FormControl.prototype, ["disabled", "required"]);
