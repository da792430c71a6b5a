/** The first script of a batch's thread. It has nothing that another module could import: see start-loop.js. */
import { startLoop } from "../engine/start-loop.js";

startLoop(import("./loop.js"));
