/** Hints on the page, with their styles. */
import "../board/drawing.css";
import "./hint.css";
import "./story.css";
import { byId } from "../ui/dom.js";
import { createHintView } from "./hint-view.js";
import { logicClient, techniqueTable } from "./logic-client.js";

/** @param {Pick<import("./hint-view.js").HintSurroundings, "board" | "store">} around */
export const createPageHint = ({ board, store }) =>
  createHintView({
    board,
    store,
    panel: byId("hint-panel"),
    ask: (...question) => logicClient().ask(...question),
    techniques: techniqueTable,
  });
