/** Hints on the page, with their styles. */
import "../board/drawing.css";
import "../explain/story.css";
import "./hint.css";

export { createHint } from "./hint.js";
