/** The Explain view of the page, with its styles. */
import "../board/drawing.css";
import "../board/picture.css";
import "./about.css";
import "../ui/profile.css";
import "./stage.css";
import "./explain.css";
import "./path.css";
import "./story.css";
import { createExplain } from "./explain.js";

/** @param {Required<Parameters<typeof createExplain>[0]>} around */
export function createPageExplain(around) {
  const explain = createExplain(around);
  explain.listenToBoard();
  return explain;
}
