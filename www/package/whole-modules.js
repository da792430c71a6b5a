/** For one file with everything: the worker, too, uses the module with every function. */
import { source } from "./whole-module.js";

/** @type {import("../engine/client.js").Host["modules"]} */
export const INLINE_MODULES = { redoku: source.later };
