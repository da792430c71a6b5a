/** Defines properties that reflect attributes. */

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
