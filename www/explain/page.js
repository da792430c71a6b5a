/** The Explain view of the page, with its styles. */
import "../board/drawing.css";
import "./explain.css";
import "./path.css";
import "./story.css";

export { createExplain } from "./explain.js";
