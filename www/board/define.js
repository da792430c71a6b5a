/** Registers `<redoku-board>`; importing it twice, or where there are no elements, does no harm. */
import { RedokuBoardElement } from "./element.js";

const registry = globalThis.customElements;
if (registry && !registry.get("redoku-board")) registry.define("redoku-board", RedokuBoardElement);
