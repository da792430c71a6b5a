/** Hints and explanations for boards on other sites, loaded with the first press of their buttons. */
import drawingStyle from "../board/drawing.css?inline";
import { createExplain } from "../explain/explain.js";
import pathStyle from "../explain/path.css?inline";
import stageStyle from "../explain/stage.css?inline";
import storyStyle from "../explain/story.css?inline";
import hintStyle from "../hint/hint.css?inline";
import { createHint } from "../hint/hint.js";
import explainEn from "../i18n/en/explain.js";
import explainZh from "../i18n/zh/explain.js";
import { draw } from "../ui/draw.js";
import profileStyle from "../ui/profile.css?inline";
import style from "./reasons.css?inline";
import { addSentences } from "./translators.js";

addSentences("en", explainEn);
addSentences("zh-Hans", explainZh);

/** @type {CSSStyleSheet[]} */
const sheets = [
  drawingStyle,
  profileStyle,
  stageStyle,
  storyStyle,
  pathStyle,
  hintStyle,
  style,
].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

/**
 * @param {import("./shadow-tree.js").Tree} tree
 * @param {Pick<import("../hint/hint.js").Surroundings, "byUser"> & { store: Pick<import("../app/store.js").Store, "state" | "update"> }} around
 */
export function createReasons(tree, { store, byUser }) {
  tree.root.adoptedStyleSheets = [...tree.root.adoptedStyleSheets, ...sheets];
  const explain = createExplain({ board: tree.grid, store });
  const hint = createHint({ board: tree.grid, store, byUser });
  return {
    hint: {
      ...hint,
      /** @param {import("../app/state.js").State} state @param {import("../i18n/translator.js").Translator} t */
      render: (state, t) => draw(tree.hints, hint.panel(state, t)),
    },
    explain: {
      ...explain,
      /** @param {import("../app/state.js").State} state @param {import("../i18n/translator.js").Translator} t */
      render: (state, t) => draw(tree.reasons, explain.compactPanel(state, t)),
    },
  };
}
