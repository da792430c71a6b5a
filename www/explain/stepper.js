/** Where the user is on the path: the step, the line of its proof, and whether the path plays by itself. */
import { groupsOf, nextHard } from "./path-groups.js";
import { positionsOf } from "./position.js";
import { lengthOf } from "./walk.js";

/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./explain-keys.js").ExplainCommand} ExplainCommand */

/** The pause between two steps that play by themselves, in ms: singles are read faster. */
const PAUSE = { single: 900, other: 3500 };

/** @param {() => void} changed */
export function createStepper(changed) {
  /** @type {Step[]} */ let steps = [];
  /** @type {Position[]} */ let positions = [];
  let groups = groupsOf(steps);
  let at = 0;
  /** @type {import("./proof-view.js").Walk} */ let walk = { branch: 0, line: null };
  /** Another step of the same position that the user looks at. @type {Step | null} */ let other =
    null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;

  /** Shows a step; the last one is the end of the path. @param {number} step */
  function go(step) {
    at = Math.min(Math.max(step, 0), steps.length);
    other = null;
    walk = { branch: 0, line: null };
    changed();
  }

  function pause() {
    clearTimeout(timer);
    timer = undefined;
    changed();
  }

  function play() {
    if (at >= steps.length) go(0);
    schedule();
    changed();
  }

  function schedule() {
    const isSingle = steps[at]?.evidence.kind === "single";
    timer = setTimeout(
      () => {
        go(at + 1);
        if (at < steps.length) schedule();
        else pause();
      },
      isSingle ? PAUSE.single : PAUSE.other,
    );
  }

  /** Goes along the lines of the chain or the proof. @param {number} by */
  function walkBy(by) {
    const step = other ?? steps[at];
    const length = step ? lengthOf(step, walk.branch) : 0;
    if (!length) return;
    const line = walk.line === null ? (by > 0 ? 0 : length - 1) : walk.line + by;
    walk = { ...walk, line: line < 0 || line >= length ? null : line };
    changed();
  }

  return {
    get steps() {
      return steps;
    },
    get groups() {
      return groups;
    },
    get at() {
      return at;
    },
    get walk() {
      return walk;
    },
    set walk(next) {
      walk = next;
      changed();
    },
    get playing() {
      return timer !== undefined;
    },
    /** The step on the board; null at the end. */
    get step() {
      return other ?? steps[at] ?? null;
    },
    /** The position before the step. */
    get position() {
      return positions[at] ?? null;
    },
    go,
    /** Shows another step of the position. @param {Step} step */
    show(step) {
      if (timer !== undefined) pause();
      other = step;
      walk = { branch: 0, line: null };
      changed();
    },
    pause,
    /** @param {Step[]} path @param {Position} start @param {number} step */
    load(path, start, step) {
      steps = path;
      positions = positionsOf(start, path);
      groups = groupsOf(path);
      go(step);
    },
    /** @param {ExplainCommand} command */
    execute(command) {
      if (command === "play") return timer === undefined ? play() : pause();
      if (timer !== undefined) pause();
      switch (command) {
        case "back":
          return go(at - 1);
        case "on":
          return go(at + 1);
        case "first":
          return go(0);
        case "last":
          return go(steps.length);
        case "hard":
          return go(nextHard(steps, at) ?? steps.length);
        default:
          return walkBy(command === "walk-on" ? 1 : -1);
      }
    },
  };
}
