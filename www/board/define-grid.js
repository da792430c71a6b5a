/** Registers `<redoku-grid>`. */
import { RedokuGridElement } from "./grid-element.js";

/** To do so twice, or where there are no elements, does no harm. */
export function defineGrid() {
  const registry = globalThis.customElements;
  if (registry && !registry.get("redoku-grid")) registry.define("redoku-grid", RedokuGridElement);
}
