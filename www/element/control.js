/** The properties and methods that every form control has. */
import { reflectFlags, reflectTexts } from "./reflect.js";

/** The method that reports the value and validity of a control. A symbol keeps it out of the public interface. */
export const report = Symbol("report");

/**
 * @typedef {object} Report
 * @property {string} value   sent by the form
 * @property {string} state   restored by the browser on a later visit
 * @property {ValidityStateFlags} problems
 * @property {string} message why the control is invalid; empty if it is valid
 * @property {HTMLElement} anchor  where the browser shows the message
 */

// Servers have no HTMLElement, and the import must not fail there.
const Base = globalThis.HTMLElement ?? class {};

export class FormControl extends Base {
  static formAssociated = true;

  #internals = this.attachInternals();
  #custom = "";

  /** @param {FormControl} control @param {Report} report */
  static report(control, { value, state, problems, message, anchor }) {
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
    this[report]();
  }

  [report]() {}
}

reflectTexts(FormControl.prototype, ["name"]);
reflectFlags(FormControl.prototype, ["disabled", "required"]);
