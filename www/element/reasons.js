/** Hints and explanations for boards on other sites, loaded with the first press of their buttons. */
import drawingStyle from "../board/drawing.css?inline";
import { createCompactExplain } from "../explain/compact-view.js";
import hintStyle from "../explain/hint.css?inline";
import { createHintView } from "../explain/hint-view.js";
import pathStyle from "../explain/path.css?inline";
import storyStyle from "../explain/story.css?inline";
import explainEn from "../i18n/en/explain.js";
import stepsEn from "../i18n/en/steps.js";
import techniquesEn from "../i18n/en/techniques.js";
import explainZh from "../i18n/zh/explain.js";
import stepsZh from "../i18n/zh/steps.js";
import techniquesZh from "../i18n/zh/techniques.js";
import style from "./reasons.css?inline";
import { engine } from "./shared-engine.js";
import { addSentences } from "./translators.js";

addSentences("en", { ...explainEn, ...stepsEn, ...techniquesEn });
addSentences("zh-Hans", { ...explainZh, ...stepsZh, ...techniquesZh });

/** @type {CSSStyleSheet[]} */
const sheets = [drawingStyle, storyStyle, pathStyle, hintStyle, style].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

/** @type {Promise<Map<string, import("../pkg/logic.js").Technique>> | undefined} */
let table;

function techniques() {
  table ??= engine.ask("techniques", []).then(
    (all) => new Map(all.map((technique) => [technique.id, technique])),
    (error) => {
      table = undefined;
      throw error;
    },
  );
  return table;
}

/**
 * @param {import("./shadow-tree.js").Tree} tree
 * @param {Pick<import("../explain/hint-view.js").HintSurroundings, "store" | "byUser">} around
 */
export function createReasons(tree, { store, byUser }) {
  tree.root.adoptedStyleSheets = [...tree.root.adoptedStyleSheets, ...sheets];
  const common = { board: tree.grid, store, ask: engine.ask };
  return {
    hint: createHintView({ ...common, panel: tree.hints, techniques, byUser }),
    explain: createCompactExplain({ ...common, panel: tree.reasons }),
  };
}
