/** Registers `<redoku-grid>`; importing it twice, or where there are no elements, does no harm. */
import { RedokuGridElement } from "./element.js";

const registry = globalThis.customElements;
if (registry && !registry.get("redoku-grid")) registry.define("redoku-grid", RedokuGridElement);
