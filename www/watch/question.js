/** The program that is shown beside a search, as a question to the part of the page that has the programs. */
import { fileOf, tongueOf } from "./code.js";
import { change } from "./model.js";

/** @param {import("../app/state.js").State} state @returns {import("../app/follower.js").Question | null} */
export function programQuestion({ view, watch, language }) {
  if (view !== "watch" || !watch) return null;
  const file = fileOf(watch.algorithm, tongueOf(watch), language);
  if (watch.program?.file === file) return null;
  return {
    id: file,
    method: "program",
    args: [file],
    answer: (now, text) => change(now, { program: { file, text } }),
  };
}
