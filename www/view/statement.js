/** Derives the statement about the board from the state: tone, sentences and the cells they refer to. */
import { derived } from "../app/derived.js";
import { makingOf } from "../app/making.js";
import { BLANK, helpWith, isEmpty, ratingOf, shownVerdict } from "../app/state.js";
import { trialOf } from "../app/trial.js";
import { COUNTED } from "../app/verdicts.js";
import { playOpen, playUnique, say } from "./play.js";

/** @import { State } from "../app/state.js" */
/** @import { Message } from "../i18n/translator.js" */
/** @typedef {"conflict" | "reason" | "dead" | "wrong"} Mark */
/** @typedef {Extract<import("../pkg/redoku.js").Verdict, { status: "multiple" }>} Several */
/**
 * @typedef {object} Statement
 * @property {"calm" | "warn"} tone
 * @property {Message | null} title   null while nothing is known yet
 * @property {Message | null} detail
 * @property {Message} [note]           an addition, below the buttons
 * @property {Map<number, Mark>} marks
 * @property {number} [since]           the cell whose digit took the last solution away
 * @property {import("../app/state.js").Help} [help]  what is known beyond the sentences
 */

const NO_MARKS = new Map();

/** @type {(state: State) => Statement} */
export const statementOf = derived((state) => {
  const { notice } = state;
  const plain = state.working ? working() : withDone(withReasons(standing(state), state), state);
  if (!notice) return plain;
  const { tone, title, detail } = notice;
  if (title) return { ...plain, tone, title, detail };
  const settled = state.check !== null && !state.working;
  return settled && plain.tone === "calm" ? { ...plain, detail } : plain;
});

/** Adds an offer to explain the puzzle: how hard it is, or why it has no solution. @param {Statement} statement @param {State} state @returns {Statement} */
function withReasons(statement, state) {
  const { title, detail } = statement;
  const message = title && offerIn(title, state);
  if (!message || !detail) return statement;
  const args = {
    detail: { message: detail },
    offer: { offer: /** @type {const} */ ("explain"), message, tip: seNumbers(state) },
  };
  return { ...statement, detail: { key: "verdict.offer", args } };
}

/** Adds how hard the puzzle was that the user has solved, or the progress of the next one. @param {Statement} statement @param {State} state @returns {Statement} */
function withDone(statement, state) {
  const { title, detail } = statement;
  if (title?.key !== "play.done" || !detail) return statement;
  const making = makingOf(state);
  if (making) return { ...statement, detail: madeSoFar(making) };
  const rating = ratingIn(state);
  if (!rating) return statement;
  const args = { rating: { message: rating }, detail: { message: detail } };
  return { ...statement, detail: say("play.done.rated", args) };
}

/** How many puzzles were tried for a new one. @param {import("../app/making.js").Making} making */
export const madeSoFar = ({ tried }) =>
  say("door.making", { tried, offer: /** @type {const} */ ({ offer: "cancel" }) });

/** What the offer to explain says, or null if there is none. @param {Message} title @param {State} state */
function offerIn({ key }, state) {
  if (key === "verdict.unique") return ratingIn(state);
  const verdict = key === "verdict.none" ? shownVerdict(state) : null;
  // A cell or a digit without a place is seen at once.
  const isHidden = verdict?.status === "none" && verdict.because.kind === "givens";
  return isHidden ? say("verdict.why") : null;
}

/** How hard the puzzle is, in short, or null while that is unknown. @param {State} state @returns {Message | null} */
export function ratingIn(state) {
  const rating = ratingOf(state);
  if (!rating) return null;
  return say("verdict.rating", {
    level: { message: say(levelKey(rating.level)) },
    er: rating.se.er.toFixed(1),
  });
}

/** The numbers of Sudoku Explainer, as players quote them in every language. @param {State} state */
function seNumbers(state) {
  const se = ratingOf(state)?.se;
  return se && `ER ${se.er.toFixed(1)} · EP ${se.ep.toFixed(1)} · ED ${se.ed.toFixed(1)}`;
}

/** @param {string} level */
const levelKey = (level) => /** @type {import("../i18n/translator.js").Key} */ (`level.${level}`);

/** @returns {Statement} */
function working() {
  const [title, detail] = [
    say("verdict.working"),
    say("verdict.working.detail", { offer: { offer: "cancel" } }),
  ];
  return { tone: "calm", title, detail, marks: NO_MARKS };
}

/** @param {State} state @returns {Statement} */
function standing(state) {
  if (isEmpty(state.board) && !state.answer) {
    if (state.playable) {
      return { tone: "calm", title: say("door.title"), detail: null, marks: NO_MARKS };
    }
    const [title, detail] = [
      say("verdict.empty"),
      say(state.touch ? "verdict.empty.touch" : "verdict.empty.detail", {
        offer: { offer: "try" },
      }),
    ];
    return { tone: "calm", title, detail, marks: NO_MARKS };
  }
  const verdict = shownVerdict(state);
  if ((state.board.placed !== BLANK || trialOf(state)) && verdict) {
    const played =
      verdict.status === "unique" ? playUnique(state, verdict) : playOpen(state, verdict);
    if (played) return played;
  }
  const plain = plainly(state, verdict);
  const help = verdict && helpWith(state, verdict);
  return help ? withHelp(plain, help) : plain;
}

/** Adds what helps. @param {Statement} statement @param {import("../app/state.js").Help} help @returns {Statement} */
function withHelp(statement, help) {
  const { about, meant, began, since, decides } = help;
  if (about.verdict.status === "multiple") return { ...statement, note: decides };
  const { note } = statement;
  return {
    ...statement,
    detail: meant ?? statement.detail,
    note:
      began && note
        ? say("since.and", { since: { message: began }, note: { message: note } })
        : (began ?? note),
    since: since?.cell,
    help,
  };
}

/** The statement about a puzzle without own digits. @param {State} state @param {import("../pkg/redoku.js").Verdict | null} verdict @returns {Statement} */
function plainly(state, verdict) {
  switch (verdict?.status) {
    case "unique":
      return { tone: "calm", marks: NO_MARKS, ...unique(state, verdict) };
    case "multiple":
      return { tone: "calm", marks: NO_MARKS, ...multiple(state, verdict) };
    case "none":
      return { tone: "warn", ...none(verdict) };
    case "invalid":
      return { tone: "warn", ...invalid(verdict) };
    default:
      return {
        tone: "calm",
        title: null,
        detail: null,
        marks: NO_MARKS,
      };
  }
}

/** @param {State} state @param {{ givens: number }} verdict */
function unique(state, { givens }) {
  if (givens === 81) {
    return { title: say("verdict.complete"), detail: say("verdict.complete.detail") };
  }
  return { title: say("verdict.unique"), detail: uniqueDetail(state, givens) };
}

/** @param {State} state @param {number} givens */
function uniqueDetail(state, givens) {
  const { answer } = state;
  const blanks = 81 - givens;
  if (!answer) {
    const offered = state.playable && !state.playing;
    return offered
      ? say("verdict.unique.play", { givens, blanks, offer: { offer: "play" } })
      : say("verdict.unique.detail", { givens, blanks });
  }
  const filled = answer.cells?.length ?? blanks;
  if (!state.shown) return say("verdict.hidden", { filled });
  if (answer.cells) return say("verdict.revealed", { filled, blanks: blanks - filled });
  if (!answer.micros) return say("verdict.filled.untimed", { filled });
  return say("verdict.filled", { filled, time: { micros: answer.micros } });
}

/** @param {State} state @param {Several} verdict */
function multiple(state, verdict) {
  const { count } = verdict;
  const many = count > COUNTED;
  const title = many ? say("verdict.many", { count: COUNTED }) : say("verdict.multiple", { count });
  return { title, detail: multipleDetail(state, verdict) };
}

/** @param {State} state @param {Several} verdict */
function multipleDetail(state, verdict) {
  const { answer } = state;
  const { givens, count, solutions } = verdict;
  if (answer && !state.shown) return say("verdict.hidden", { filled: 81 - givens });
  const { cells, ofAll } = differing(state, verdict);
  if (answer) {
    const args = {
      number: answer.index + 1,
      total: answer.solutions.length,
      differing: cells.length,
    };
    if (count <= solutions.length) return say("verdict.stepping", args);
    return say(ofAll ? "verdict.stepping.first" : "verdict.stepping.sample", args);
  }
  return ofAll
    ? say("verdict.several.detail", { givens, differing: cells.length })
    : say("verdict.multiple.detail", { givens });
}

/**
 * The cells that differ between solutions: between all of them, or between the first ones while the others are
 * not known.
 * @param {State} state @param {Several} verdict @returns {{ cells: number[], ofAll: boolean }}
 */
export function differing(state, verdict) {
  const { count, solutions } = verdict;
  const varying = count > solutions.length ? helpWith(state, verdict)?.varying : undefined;
  return {
    cells: varying ?? differingCells(solutions),
    ofAll: count <= solutions.length || Boolean(varying),
  };
}

/** @param {{ because: import("../pkg/redoku.js").Reason }} verdict */
function none({ because }) {
  const { givens } = because;
  /** @type {Map<number, Mark>} */
  const marks = new Map(givens.map((cell) => [cell, "reason"]));
  if (because.kind === "cell") marks.set(because.cell, "dead");
  const note = say("answer.marked", { cells: { cells: givens } });
  return { title: say("verdict.none"), detail: reasonOf(because), note, marks };
}

/** @param {import("../pkg/redoku.js").Reason} because */
function reasonOf(because) {
  const count = because.givens.length;
  switch (because.kind) {
    case "cell":
      return say("verdict.none.cell", { cell: { cell: because.cell }, count });
    case "digit":
      return say("verdict.none.digit", {
        digit: because.digit,
        house: { house: because.house },
        count,
      });
    default:
      return say("verdict.none.givens", { count });
  }
}

/** @param {{ conflicts: import("../pkg/redoku.js").Conflict[] }} verdict */
function invalid({ conflicts }) {
  const [{ digit, cells, house }] = conflicts;
  // Two cells may conflict in both their row and their box: that counts once.
  const more = new Set(conflicts.map((conflict) => conflict.cells.join())).size - 1;
  /** @type {Map<number, Mark>} */
  const marks = new Map(
    conflicts.flatMap((conflict) => conflict.cells.map((cell) => [cell, "conflict"])),
  );
  return {
    title: say(cells.length === 2 ? "verdict.both" : "verdict.all", { cells: { cells }, digit }),
    detail: more
      ? say("verdict.once.more", { house: { house }, more })
      : say("verdict.once", { house: { house } }),
    note: more
      ? say("answer.conflicts", { cells: { cells: [...marks.keys()].sort((a, b) => a - b) } })
      : undefined,
    marks,
  };
}

/** A statement in one line: "One solution. 30 givens." @param {Statement} statement @returns {Message | null} */
export const sentenceOf = ({ title, detail }) =>
  title &&
  detail &&
  say("verdict.spoken", { title: { message: title }, detail: { message: detail } });

/** The statement as a screen reader speaks it. @param {Statement} statement @param {import("../i18n/translator.js").Translator} translator */
export function spokenStatement(statement, { spoken }) {
  const sentence = sentenceOf(statement) ?? statement.title;
  return sentence ? spoken(sentence.key, sentence.args) : "";
}

/** The question whether a repair was meant, as a screen reader speaks it, or "". @param {Statement} statement @param {import("../i18n/translator.js").Translator} translator */
export const spokenOffer = ({ help }, { spoken }) =>
  help?.meant ? spoken(help.meant.key, help.meant.args) : "";

/** The cells in which some of these solutions disagree. @param {string[]} solutions */
export function differingCells(solutions) {
  const [first, ...others] = solutions;
  return Array.from(first, (_, cell) => cell).filter((cell) =>
    others.some((other) => other[cell] !== first[cell]),
  );
}
