/**
 * Names what a step speaks of: cells, houses, candidates, sets, effects.
 *
 * A thing is data without words; a phrase is a list of parts in the reader's language, each with what it refers to on
 * the board, so that pointing at the words lights up the cells.
 */

import { columnOf, rowOf } from "../sudoku/geometry.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Key} Key */
/** @typedef {import("../i18n/translator.js").Part} Part */
/** @typedef {import("../i18n/translator.js").Points} Points */
/** @typedef {import("../i18n/translator.js").House} House */
/** @typedef {import("../pkg/logic.js").Candidate} Candidate */
/** @typedef {import("../pkg/logic.js").Demand} Demand */
/**
 * @typedef {number
 *   | { cells: number[] } | { either: number[] } | { houses: House[] } | { digits: number[] }
 *   | { candidates: Candidate[] } | { node: { digit: number, cells: number[] } }
 *   | { literal: { candidate: Candidate, on: boolean } } | { sets: { cells: number[], digits: number[] }[] }
 *   | { effects: { place: Candidate[], remove: Candidate[] } } | { stuck: Demand }} Thing
 */
/** @typedef {{ key: Key, args: Record<string, Thing> }} Sentence */

/** The keys for several houses of one kind. */
const SEVERAL = /** @type {const} */ ({
  row: "phrase.rows",
  column: "phrase.columns",
  box: "phrase.boxes",
});

/** @param {Translator} translator */
export function createPhrases(translator) {
  const { text, spoken, list, listed, language } = translator;
  const either = new Intl.ListFormat(language, { type: "disjunction" });
  /** Chinese coordinates are long: cells of one row or column share its name. */
  const together = language === "zh-Hans";
  const comma = text("phrase.comma");
  /** @param {(number | string)[]} words */
  const series = (words) => (together ? words.join(comma) : list(words.map(String)));

  /** A part that refers to something. @param {Key} key @param {Record<string, any>} args @param {Points} points @returns {Part} */
  const part = (key, args, points) => ({
    text: text(key, args),
    aloud: spoken(key, args),
    points,
  });

  /** The coordinates of cells as a value of another phrase. @param {number[]} cells @param {Intl.ListFormat} [format] */
  const named = (cells, format) => ({ parts: cellParts(cells, format) });

  /** @param {number[]} cells @param {Intl.ListFormat} [format] @returns {Part[]} */
  function cellParts(cells, format) {
    if (together && cells.length > 1) {
      const aloud = spoken("phrase.cells", { cells: { cells } });
      return [{ text: inLines(cells), aloud, points: { cells } }];
    }
    const parts = cells.map((cell) =>
      part("phrase.cells", { cells: { cells: [cell] } }, { cells: [cell] }),
    );
    return listed(parts, format);
  }

  /** Cells by column if all are in one, else row by row. @param {number[]} cells */
  function inLines(cells) {
    const [first] = cells;
    if (cells.every((cell) => columnOf(cell) === columnOf(first))) {
      const rows = series(cells.map((cell) => rowOf(cell) + 1));
      return text("cells.column", { column: columnOf(first) + 1, rows });
    }
    const lines = [...groupBy(cells, rowOf)].map(([row, group]) => {
      const columns = series(group.map((cell) => columnOf(cell) + 1));
      return text("cells.row", { row: row + 1, columns, count: group.length });
    });
    return series(lines);
  }

  /** Houses of one kind share its name: "rows 2 and 5". @param {House[]} houses @returns {Part[]} */
  function houseParts(houses) {
    const kinds = [...new Set(houses.map(({ kind }) => kind))];
    const parts = kinds.map((kind) => {
      const same = houses.filter((house) => house.kind === kind);
      const points = { houses: same };
      if (same.length === 1) return part(`house.${kind}`, { number: same[0].index + 1 }, points);
      const numbers = series(same.map(({ index }) => index + 1));
      return part(SEVERAL[kind], { numbers }, points);
    });
    return together
      ? joined(
          parts.map((it) => [it]),
          comma,
        )
      : listed(parts);
  }

  /** Several phrases, separated by a sentence's text. @param {Part[][]} phrases @param {string} between */
  const joined = (phrases, between) =>
    phrases.flatMap((parts, index) => (index ? [{ text: between }, ...parts] : parts));

  /** Candidates, those of one digit together. @param {Candidate[]} candidates @returns {Part[]} */
  function candidateParts(candidates) {
    const groups = groupBy(candidates, ([, digit]) => digit);
    const parts = [...groups].map(([digit, group]) => {
      const cells = named(group.map(([cell]) => cell));
      return part("phrase.candidate", { digit, cells }, { candidates: group });
    });
    return together
      ? joined(
          parts.map((it) => [it]),
          comma,
        )
      : listed(parts);
  }

  /** What a step does. @param {{ place: Candidate[], remove: Candidate[] }} effects @returns {Part[]} */
  function effectParts({ place, remove }) {
    const placed = place.map((candidate) => {
      const [cell, digit] = candidate;
      return [part("phrase.placed", { cells: named([cell]), digit }, { candidates: [candidate] })];
    });
    const removed = removals(remove).map(({ digits, cells }) => {
      const points = {
        candidates: remove.filter(
          ([cell, digit]) => cells.includes(cell) && digits.includes(digit),
        ),
      };
      const args = { digits: series(digits), count: digits.length, cells: named(cells) };
      return [part("phrase.removed", args, points)];
    });
    return joined([...placed, ...removed], text("phrase.between"));
  }

  /** @param {Thing} thing @returns {Part[]} */
  function partsOf(thing) {
    if (typeof thing === "number") return [{ text: String(thing) }];
    if ("cells" in thing) return cellParts(thing.cells);
    if ("either" in thing) return cellParts(thing.either, either);
    if ("houses" in thing) return houseParts(thing.houses);
    if ("digits" in thing) return [{ text: series(thing.digits) }];
    if ("candidates" in thing) return candidateParts(thing.candidates);
    if ("effects" in thing) return effectParts(thing.effects);
    if ("node" in thing) {
      const { digit, cells } = thing.node;
      const candidates = cells.map((cell) => /** @type {Candidate} */ ([cell, digit]));
      return [part("phrase.candidate", { digit, cells: named(cells, either) }, { candidates })];
    }
    if ("literal" in thing) {
      const [cell, digit] = thing.literal.candidate;
      const key = thing.literal.on ? "phrase.on" : "phrase.off";
      return [
        part(key, { cells: named([cell]), digit }, { candidates: [thing.literal.candidate] }),
      ];
    }
    if ("sets" in thing) {
      const phrases = thing.sets.map(({ cells, digits }) => [
        part("phrase.set", { cells: named(cells), digits: digits.join(comma) }, { cells }),
      ]);
      return joined(phrases, text("phrase.between"));
    }
    return [stuckPart(thing.stuck)];
  }

  /** @param {Demand} demand */
  function stuckPart(demand) {
    if ("cell" in demand) {
      return part("phrase.no-digit", { cells: named([demand.cell]) }, { cells: [demand.cell] });
    }
    const { digit, house } = demand;
    return part("phrase.no-place", { digit, house: { house } }, { houses: [house] });
  }

  /** The values of a sentence in words. @param {Record<string, Thing>} args */
  const worded = (args) =>
    Object.fromEntries(
      Object.entries(args).map(([name, thing]) => [
        name,
        typeof thing === "number" ? thing : { parts: partsOf(thing) },
      ]),
    );

  return {
    /** A sentence in parts that refer to the board. @param {Sentence} sentence @returns {Part[]} */
    parts: ({ key, args }) => translator.parts(key, worded(args)),
    /** A sentence for a screen reader. @param {Sentence} sentence */
    spoken: ({ key, args }) => spoken(key, worded(args)),
    /** A sentence as text. @param {Sentence} sentence */
    text: ({ key, args }) => text(key, worded(args)),
    /** What a step does, as text. @param {{ place: Candidate[], remove: Candidate[] }} effects */
    effectsOf: (effects) =>
      effectParts(effects)
        .map((part) => part.text)
        .join(""),
  };
}

/**
 * Removed candidates in few groups: by digit, or by cell where that makes fewer.
 * @param {Candidate[]} remove @returns {{ digits: number[], cells: number[] }[]}
 */
export function removals(remove) {
  const byDigit = merged(remove.map(([cell, digit]) => [digit, cell]));
  const byCell = merged(remove);
  return byCell.length < byDigit.length
    ? byCell.map(([cells, digits]) => ({ digits, cells }))
    : byDigit.map(([digits, cells]) => ({ digits, cells }));
}

/** Groups pairs by their first number, and then the numbers with equal groups. @param {[number, number][]} pairs */
function merged(pairs) {
  const groups = [...groupBy(pairs, ([one]) => one)].map(
    ([one, group]) => /** @type {const} */ ([one, group.map(([, other]) => other)]),
  );
  return [...groupBy(groups, ([, others]) => others.join()).values()].map(
    (equal) => /** @type {const} */ ([equal.map(([one]) => one), equal[0][1]]),
  );
}

/** @template T, K @param {T[]} items @param {(item: T) => K} keyOf @returns {Map<K, T[]>} */
export function groupBy(items, keyOf) {
  /** @type {Map<K, T[]>} */
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
