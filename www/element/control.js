/** The properties and methods that every form control has, and properties that reflect attributes. */

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

/** Reflects attributes as strings; null, undefined and false remove the attribute. @param {object} prototype @param {readonly string[]} names */
export function reflectTexts(prototype, names) {
  for (const name of names) {
    define(prototype, name, {
      get() {
        return this.getAttribute(name) ?? "";
      },
      set(value) {
        if (value === null || value === undefined || value === false) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? "" : value);
      },
    });
  }
}

/** Reflects attributes as booleans. @param {object} prototype @param {readonly string[]} names */
export function reflectFlags(prototype, names) {
  for (const name of names) {
    define(prototype, name, {
      get() {
        return this.hasAttribute(name);
      },
      set(value) {
        this.toggleAttribute(name, Boolean(value));
      },
    });
  }
}

/** @param {object} prototype @param {string} name @param {PropertyDescriptor & ThisType<HTMLElement>} accessors */
function define(prototype, name, accessors) {
  Object.defineProperty(prototype, name, { configurable: true, enumerable: true, ...accessors });
}

/** Passes properties that were set before the element was defined to their setters. @param {object} element @param {readonly string[]} names */
export function upgrade(element, names) {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
