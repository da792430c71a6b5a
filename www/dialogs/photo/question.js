/** What the photo dialog asks, one after the other: the digits, whether they have one solution, and if not, which one is misread. */
import {
  failReading,
  missMisread,
  photoOf,
  takeDecisive,
  takeReading,
  takeRepairs,
  takeVerdict,
} from "./model.js";

/** @import { Question } from "../../app/follower.js" */

/** The most repairs that are compared. */
const REPAIRS = 100;

/** @param {import("../../app/state.js").State} state @returns {Question | null} */
export function question(state) {
  const photo = photoOf(state);
  if (!photo) return null;
  const { work, attempt, pixels, within, reading, digits, verdict, misread } = photo;
  if (work === "reading") {
    const args = [pixels, within ? { corners: within } : {}];
    const id = `photo ${attempt}`;
    return { id, method: "readPhoto", args, answer: takeReading, failed: failReading };
  }
  if (work || !reading) return null;
  if (!verdict) {
    return { id: `photo solve ${digits}`, method: "solve", args: [digits], answer: takeVerdict };
  }
  if (misread || verdict.status === "unique") return null;
  const isShort = verdict.status === "multiple";
  // The cells that decide between very many solutions say nothing.
  if (isShort && !verdict.exact) return null;
  const method = isShort ? "decisive" : "repairs";
  return {
    id: `photo ${method} ${digits}`,
    method,
    args: isShort ? [digits] : [digits, { most: REPAIRS }],
    answer: isShort ? takeDecisive : takeRepairs,
    failed: missMisread,
  };
}
