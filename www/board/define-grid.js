/** Registers `<redoku-grid>`. */
import { RedokuGridElement } from "./grid-element.js";

/** Does nothing if the element is already defined, or on a server, which has no custom elements. */
export function defineGrid() {
  const registry = globalThis.customElements;
  if (registry && !registry.get("redoku-grid")) registry.define("redoku-grid", RedokuGridElement);
}
