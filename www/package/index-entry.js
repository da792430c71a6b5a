// `redoku`: every function of the engine. The wasm module travels with it, so no path, loader or plugin is needed;
// it is compiled at the first call, or by init(). The build exports each function by its name.
import { guardModule } from "../engine/module.js";
import * as glue from "../pkg/redoku.js";
import bytes from "../pkg/redoku_bg.wasm?deflated";

export const engine = guardModule("redoku", glue, bytes);
