/** Registers `<redoku-board>`. Importing this module twice, or on a server, is harmless. */
import { defineGrid } from "../board/grid-element.js";
import { RedokuError } from "../engine/redoku-error.js";
import { RedokuBoardElement } from "./board-element.js";

export { RedokuBoardElement, RedokuError };

defineGrid();
const registry = globalThis.customElements;
if (registry && !registry.get("redoku-board")) registry.define("redoku-board", RedokuBoardElement);
