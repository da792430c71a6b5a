/** The Watch view: a search that plays on the board, with its code, its depth and its tree. */

import { puzzleOf } from "../app/state.js";
import { SolverClient } from "../engine/client.js";
import { RedokuError } from "../engine/redoku-error.js";
import { withSentences } from "../i18n/sentences.js";
import { translatePage } from "../i18n/translator.js";
import { byId } from "../ui/dom.js";
import { nextTask, paced } from "../ui/tasks.js";
import { createChoices } from "./choices.js";
import { listen } from "./controls.js";
import { copyAddress } from "./copy-link.js";
import { buildWatch } from "./markup.js";
import { readLink, writeLink } from "./moment-link.js";
import { createPlayer } from "./player.js";
import { keysNote } from "./player-keys.js";
import { createRunner } from "./runner.js";
import { createScreen } from "./screen.js";
import { buildStage } from "./stage.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Key} Key */
/** @typedef {import("./tape.js").Picture} Picture */
/**
 * @typedef {object} Surroundings
 * @property {import("../board/grid-element.js").RedokuGridElement} board
 * @property {ReturnType<typeof import("../app/store.js").createStore<import("../app/state.js").State>>} store
 * @property {() => Translator} translator
 * @property {() => void} render       draws the page anew
 * @property {(puzzle: string) => void} load  puts a puzzle on the board
 * @property {() => void} loadExample
 */

/** The address follows the player once it has rested for so many ms. */
const REST = 300;

/** Puts the view's parts on the page, one by one: all at once would take a slow machine too long. @param {Surroundings} around */
export async function buildParts({ board, translator }) {
  const stage = buildStage();
  board.parentElement?.append(stage.section);
  await nextTask();
  const parts = buildWatch(stage);
  const panel = byId("watch");
  const pause = paced();
  for (const row of parts.rows) {
    translatePage(row, translator());
    panel.append(row);
    await pause(row);
  }
  return parts;
}

/** Brings the parts to life. @param {Surroundings} around @param {import("./markup.js").WatchParts} parts */
export function createWatchView({ board, store, translator, render, load, loadExample }, parts) {
  const screen = createScreen(parts, {
    board,
    translator,
    selected: () => store.state.selected,
    algorithm: () => choices.algorithm,
    run: () => runner,
    loadExample,
  });
  const client = new SolverClient(
    () => new Worker(new URL("../engine/worker.js", import.meta.url), { type: "module" }),
  );
  const runner = createRunner({ client, progress: advance, outline: screen.outline, failed });
  const player = createPlayer({ draw, changed: rest, failed });
  /** A step that an address asks for and the search has not reached yet. */
  let awaited = 0;
  let isOpen = false;
  /** Whether the race is being loaded. */
  let starting = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let resting;
  /** The address that the view follows. */
  let address = "";

  const choices = createChoices(parts, {
    code: screen.code,
    translator,
    algorithm: () => begin(),
    speed: (speed) => {
      player.speed = speed;
    },
  });
  listen(parts, board, {
    player,
    runner,
    isOpen: () => isOpen,
    begin,
    acted: () => {
      awaited = 0;
    },
    say: screen.say,
    copyLink: () => {
      keepAddress();
      copyAddress(parts.link, translator);
    },
    race: startRace,
  });

  /** Searches the puzzle on the board from the start. @param {number} [step]  where to show it */
  async function begin(step = 0) {
    const puzzle = puzzleOf(store.state.board);
    awaited = step;
    screen.clear(puzzle);
    runner.drop();
    await player.load(null);
    try {
      const search = await runner.begin(puzzle, choices.algorithm);
      if (!search || !isOpen) return;
      screen.forgive();
      await player.load(search, step);
      runner.resume();
      advance();
    } catch (error) {
      failed(error);
    }
  }

  /** @param {unknown} error */
  function failed(error) {
    const clash = error instanceof RedokuError;
    if (!clash) console.warn("Redoku's search was broken off:", error);
    runner.drop();
    screen.clear(screen.puzzle);
    screen.say({ key: clash ? "watch.conflict" : "watch.crash" });
    screen.showProgress();
    render();
  }

  /** @param {Picture} picture */
  function draw(picture) {
    if (isOpen) screen.draw(picture);
    clearTimeout(resting);
    if (!player.playing) resting = setTimeout(keepAddress, REST);
  }

  /** The search has come further: says so, and goes on to the step that the address asked for. */
  function advance() {
    screen.showProgress();
    if (!awaited || !runner.search) return;
    const { steps, finished } = runner.search;
    player.go(awaited);
    if (finished || steps >= awaited) awaited = 0;
  }

  function rest() {
    screen.showPlaying(player.playing);
    clearTimeout(resting);
    if (!player.playing) resting = setTimeout(keepAddress, REST);
  }

  /** Puts the moment into the address, so that it can be kept, reloaded and sent. */
  function keepAddress() {
    if (!isOpen || screen.isBlank) return;
    // Somebody wants to go to another moment, and the visit to it is under way.
    if (location.hash !== address && readLink(location.hash)) return;
    const { algorithm } = choices;
    address = writeLink({ algorithm, step: player.step, puzzle: screen.puzzle });
    // The same address once more would call off such a visit, too.
    if (address !== location.hash) history.replaceState(null, "", address);
  }

  async function startRace() {
    player.pause();
    if (screen.isRefused || starting) return;
    starting = true;
    try {
      const { openRace } = await withSentences("race", import("./race/race-dialog.js"));
      await openRace(puzzleOf(store.state.board), translator());
    } catch (error) {
      console.warn("Redoku's race could not be loaded:", error);
      screen.say({ key: "notice.unloaded.detail" });
    }
    starting = false;
  }

  /** Each of its tasks speaks the language of the moment. */
  async function translate() {
    for (const root of [byId("watch"), parts.stage.section]) translatePage(root, translator());
    await nextTask();
    for (const group of parts.algorithm.querySelectorAll("optgroup")) {
      group.label = translator().text(/** @type {Key} */ (group.getAttribute("data-t-group")));
    }
    parts.keys.replaceChildren(...keysNote(translator()));
    await nextTask();
    choices.translate(translator());
    await nextTask();
    screen.showPlaying(player.playing);
    screen.showProgress();
    screen.translate();
  }

  return {
    /** What the search shows on the board. */
    get drawing() {
      return screen.drawing();
    },
    /** Shows the search of the puzzle on the board, or the moment that the address names. */
    open() {
      isOpen = true;
      parts.stage.section.hidden = false;
      address = location.hash;
      const scene = readLink(address);
      if (scene) {
        choices.algorithm = scene.algorithm;
        if (puzzleOf(store.state.board) !== scene.puzzle) load(scene.puzzle);
      }
      const { search } = runner;
      const wanted = puzzleOf(store.state.board);
      const same = search?.puzzle === wanted && search.algorithm === choices.algorithm;
      if (!same) return begin(scene?.step);
      if (!runner.stopped) runner.resume();
      return player.go(scene?.step ?? player.step);
    },
    close() {
      isOpen = false;
      clearTimeout(resting);
      player.pause();
      parts.stage.section.hidden = true;
      runner.rest();
    },
    /** Searches anew if the puzzle on the board is another one. */
    follow() {
      if (isOpen && puzzleOf(store.state.board) !== screen.puzzle) begin();
    },
    translate,
  };
}
