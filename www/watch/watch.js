/** The Watch view: plays a search on the board, with its program, its depth and its tree. */
import "../ui/profile.css";
import "./watch.css";
import "./program.css";
import "./stage.css";
import { createFollower } from "../app/follower.js";
import { judgedPuzzle } from "../app/state.js";
import { setCopied } from "../app/updates.js";
import { createClient } from "../engine/page-client.js";
import { copyLink } from "../ui/clipboard.js";
import { loadChoices, saveChoice } from "./choices.js";
import * as model from "./model.js";
import { readMomentLink } from "./moment-link.js";
import { panel } from "./panel.js";
import { createPlayer, playerCommand } from "./player.js";
import { programQuestion } from "./question.js";
import { createRunner } from "./runner.js";
import { createStage } from "./stage.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Key} Key */
/** @typedef {import("./tape.js").Picture} Picture */

/**
 * @param {object} around
 * @param {import("../board/grid-element.js").RedokuGridElement} around.board
 * @param {import("../app/verdicts.js").Store} around.store
 * @param {() => void} around.openRace
 * @param {() => void} around.loadExample
 * @param {ReturnType<typeof import("../ui/address.js").createAddress>} around.address
 * @param {(key: Key) => void} around.announce
 */
export function createWatch({ board, store, openRace, loadExample, address, announce }) {
  const change = (/** @type {Partial<import("./model.js").Watch>} */ changes) =>
    store.update(model.change, changes);
  const stage = createStage({ fold: (fold) => change({ fold }) });
  board.parentElement?.append(stage.section);
  const client = createClient();
  const outline = (/** @type {ArrayLike<number>} */ depths) => change({ depths });
  const runner = createRunner({ client, progress: advance, outline, failed });
  const player = createPlayer({
    draw: (picture) => store.update(model.show, copyOf(picture)),
    changed: () => change({ playing: player.playing }),
    failed,
  });
  const programs = createFollower({
    client: {
      ready: true,
      ask: async (_, [file]) => (await import("./programs.js")).programText(file),
    },
    store,
    question: programQuestion,
  });
  /** The search that runs: its algorithm and its puzzle. */
  let asked = "";
  /** A step in the address that the search has not reached yet. */
  let pendingStep = 0;
  let isOpen = false;

  /** @type {import("./panel.js").Actions} */
  const on = {
    execute,
    go(step) {
      pendingStep = 0;
      player.pause();
      player.go(step);
    },
    choose(name, value) {
      saveChoice(name, value);
      pendingStep = 0;
      change({ [name]: value });
      if (name === "speed") player.speed = Number(value);
    },
    toggleRun() {
      if (!runner.search) begin(store.state);
      else if (runner.stopped) runner.resume();
      else runner.stop();
      change({ stopped: runner.stopped });
    },
    race: startRace,
    copyLink: () => copyLink(address, sayCopied),
    loadExample,
  };
  board.addEventListener("keydown", onBoardKey, { capture: true });
  // The board always has the focus; it shows only to keyboard users.
  board.addEventListener("keyup", () => board.toggleAttribute("data-keyed", true));
  document.addEventListener("pointerdown", () => board.toggleAttribute("data-keyed", false));

  /** Starts a search of the puzzle on the board. @param {State} state */
  async function begin(state) {
    const { algorithm, speed } = /** @type {import("./model.js").Watch} */ (state.watch);
    const puzzle = judgedPuzzle(state);
    asked = `${algorithm} ${puzzle}`;
    store.update(model.clear, puzzle);
    runner.drop();
    player.speed = speed;
    await player.load(null);
    try {
      const search = await runner.begin(puzzle, algorithm);
      if (!search) return;
      await player.load(search, pendingStep);
      if (isOpen) runner.resume();
      advance();
    } catch (error) {
      failed(error);
    }
  }

  /** @param {unknown} error */
  function failed(error) {
    runner.drop();
    store.update(model.fail, error);
    if (store.state.watch?.problem !== "conflict") console.warn("Redoku's search failed:", error);
  }

  /** Handles progress of the search: goes on towards the step in the address. */
  function advance() {
    if (!runner.search) return;
    const { steps, finished, solution } = runner.search;
    change({ search: { steps, finished, solution }, stopped: runner.stopped });
    if (!pendingStep) return;
    player.go(pendingStep);
    if (finished || steps >= pendingStep) pendingStep = 0;
  }

  /** @param {import("./player.js").PlayerCommand} command */
  function execute(command) {
    pendingStep = 0;
    switch (command) {
      case "play":
        return player.playing ? player.pause() : player.play();
      case "back":
        return player.stepBy(-1);
      case "on":
        return player.stepBy(1);
      case "first":
        return player.stepBy(-player.step);
      case "last":
        return player.stepBy(runner.search?.steps ?? 0);
      default:
        return jump(command);
    }
  }

  /** @param {import("./player.js").Goal} goal */
  async function jump(goal) {
    if (!(await player.jump(goal))) change({ remark: { key: `watch.none.${goal}` } });
  }

  /** Directs keys on the board to the player, which keeps the puzzle unchanged. @param {KeyboardEvent} event */
  function onBoardKey(event) {
    if (store.state.view !== "watch" || event.key === "Tab") return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    const command = playerCommand(event);
    if (!command) return;
    event.preventDefault();
    execute(command);
  }

  function startRace() {
    player.pause();
    if (store.state.watch?.problem !== "conflict") openRace();
  }

  /** Says on the button and to screen readers whether the link is copied. @param {boolean | null} worked */
  function sayCopied(worked) {
    store.update(setCopied, worked === null ? null : { what: "watch", worked });
    if (worked !== null) announce(worked ? "watch.link.copied" : "watch.link.shown");
  }

  function open() {
    store.update(model.open, loadChoices());
  }

  return {
    overlayOf: model.overlayOf,
    linkOf: model.linkOf,
    open,
    /** Shows the moment in a fragment. @param {string} hash */
    visit(hash) {
      open();
      const scene = readMomentLink(hash);
      if (!scene) return;
      pendingStep = scene.step;
      store.update(model.visit, scene);
      // Without a search, `advance` leaves the pending step to the one that begins in the next frame.
      if (asked !== `${scene.algorithm} ${scene.puzzle}`) runner.drop();
      else if (runner.search) player.go(scene.step);
    },
    /** @param {State} state @param {Translator} t */
    panel: (state, t) => panel(state, t, on),
    /** Draws the work and the tree below the board. @param {State} state @param {Translator} t */
    renderStage: (state, t) => stage.render(state, t),
    /** Starts, continues or rests the search, as the state wants. @param {State} state */
    follow(state) {
      programs.follow();
      const wasOpen = isOpen;
      isOpen = state.view === "watch" && state.watch !== null;
      if (!isOpen) {
        if (!wasOpen) return;
        player.pause();
        runner.rest();
      } else if (asked !== `${state.watch?.algorithm} ${judgedPuzzle(state)}`) {
        begin(state);
      } else if (!wasOpen && runner.search && !runner.stopped) {
        runner.resume();
      }
    },
  };
}

/** A step of the tape, which the next step changes. @param {Picture} picture @returns {Picture} */
const copyOf = ({ board, work, path, dead, ...rest }) => ({
  ...rest,
  board: [...board],
  work: { ...work },
  path: [...path],
  dead: [...dead],
});
