/** The first script of the engine's worker. It has nothing that another module could import: see start-loop.js. */
import { startLoop } from "./start-loop.js";

startLoop(import("./engine-loop.js"));
