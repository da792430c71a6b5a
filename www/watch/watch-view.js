/** The Watch view: a search that plays on the board, with its code, its depth and its tree. */
import "./watch.css";
import "./program.css";
import "./stage.css";
import { load } from "../app/edits.js";
import { puzzleOf } from "../app/state.js";
import { setOverlay } from "../app/updates.js";
import { createClient } from "../engine/page-client.js";
import { RedokuError } from "../engine/redoku-error.js";
import { withSentences } from "../i18n/sentences.js";
import { translatePage } from "../i18n/translator.js";
import { byId } from "../ui/dom.js";
import { createChoices } from "./choices.js";
import { copyAddress } from "./copy-link.js";
import { buildWatch } from "./markup.js";
import { momentLink, readMomentLink } from "./moment-link.js";
import { createPlayer } from "./player.js";
import { listen } from "./player-controls.js";
import { keysNote } from "./player-keys.js";
import { createRunner } from "./runner.js";
import { createScreen } from "./screen.js";
import { searchOverlay } from "./search-overlay.js";
import { buildStage } from "./stage.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Message} Message */
/** @typedef {import("../i18n/translator.js").Key} Key */
/** @typedef {import("./tape.js").Picture} Picture */
/**
 * @typedef {object} Surroundings
 * @property {import("../board/grid-element.js").RedokuGridElement} board
 * @property {import("../app/verdicts.js").Store} store
 * @property {() => Translator} translator
 * @property {() => void} loadExample
 */

/** The address follows the player once it has rested for this many ms. */
const REST = 300;

/** @param {Surroundings} around */
export function createWatchView({ board, store, translator, loadExample }) {
  const parts = buildWatch(buildStage());
  byId("watch").append(...parts.rows);
  board.parentElement?.append(parts.stage.section);
  const screen = createScreen(parts, { loadExample });
  const client = createClient();
  const runner = createRunner({ client, progress: advance, outline: screen.outline, failed });
  const player = createPlayer({ draw, changed: rest, failed });
  /** @type {Picture | null} */ let picture = null;
  /** @type {Message | null} */ let remark = null;
  /** The puzzle that is searched. */
  let puzzle = "";
  /** A step that an address asks for and the search has not reached yet. */
  let awaited = 0;
  let isOpen = false;
  let isRaceLoading = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let resting;
  /** The address that the view follows. */
  let address = "";
  /** @type {Translator | null} */ let spoken = null;

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
    say,
    copyLink: () => {
      keepAddress();
      copyAddress(parts.link, translator);
    },
    race: startRace,
  });
  parts.stage.fold.addEventListener("change", store.refresh);

  /** Searches the puzzle on the board from the start. @param {number} [step]  where to show it */
  async function begin(step = 0) {
    awaited = step;
    clear(puzzleOf(store.state.board));
    runner.drop();
    await player.load(null);
    try {
      const search = await runner.begin(puzzle, choices.algorithm);
      if (!search || !isOpen) return;
      remark = null;
      await player.load(search, step);
      runner.resume();
      advance();
    } catch (error) {
      failed(error);
    }
  }

  /** Shows no moment of any search. @param {string} next  the puzzle from now on */
  function clear(next) {
    puzzle = next;
    picture = null;
    store.update(setOverlay, null);
  }

  /** Says something else than what the step was. @param {Message} message */
  function say(message) {
    remark = message;
    store.refresh();
  }

  /** @param {unknown} error */
  function failed(error) {
    const clash = error instanceof RedokuError;
    if (!clash) console.warn("Redoku's search failed:", error);
    runner.drop();
    clear(puzzle);
    say({ key: clash ? "watch.conflict" : "watch.crash" });
  }

  /** @param {Picture} next */
  function draw(next) {
    if (!isOpen) return;
    picture = next;
    remark = null;
    const solution = runner.search?.solution ?? null;
    store.update(setOverlay, searchOverlay(next, { puzzle, solution }));
    rest();
  }

  /** The search has come further: go on to the step that the address asked for. */
  function advance() {
    store.refresh();
    if (!awaited || !runner.search) return;
    const { steps, finished } = runner.search;
    player.go(awaited);
    if (finished || steps >= awaited) awaited = 0;
  }

  function rest() {
    store.refresh();
    clearTimeout(resting);
    if (!player.playing) resting = setTimeout(keepAddress, REST);
  }

  /** Puts the moment into the address, so that it can be kept, reloaded and sent. */
  function keepAddress() {
    if (!isOpen || !picture) return;
    // Somebody wants to go to another moment, and the visit to it is under way.
    if (location.hash !== address && readMomentLink(location.hash)) return;
    address = momentLink({ algorithm: choices.algorithm, step: player.step, puzzle });
    // Writing the same address again would cancel such a visit too.
    if (address !== location.hash) history.replaceState(null, "", address);
  }

  async function startRace() {
    player.pause();
    if (remark?.key === "watch.conflict" || isRaceLoading) return;
    isRaceLoading = true;
    try {
      const { openRace } = await withSentences("race", import("./race/race-dialog.js"));
      openRace(puzzleOf(store.state.board), translator());
    } catch (error) {
      console.warn("Redoku's race could not be loaded:", error);
      say({ key: "unloaded" });
    }
    isRaceLoading = false;
  }

  /** @param {Translator} now */
  function translate(now) {
    for (const root of [byId("watch"), parts.stage.section]) translatePage(root, now);
    for (const group of parts.algorithm.querySelectorAll("optgroup")) {
      group.label = now.text(/** @type {Key} */ (group.getAttribute("data-t-group")));
    }
    parts.keys.replaceChildren(...keysNote(now));
    choices.translate(now);
  }

  return {
    /** Shows the search of the puzzle on the board, or the moment that the address names. */
    open() {
      isOpen = true;
      parts.stage.section.hidden = false;
      address = location.hash;
      const scene = readMomentLink(address);
      if (scene) {
        choices.algorithm = scene.algorithm;
        if (puzzleOf(store.state.board) !== scene.puzzle) store.update(load, scene.puzzle);
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
    /** Draws the panel; a search of another puzzle than the one on the board starts again. @param {Translator} now */
    render(now) {
      if (!isOpen) return;
      if (puzzleOf(store.state.board) !== puzzle) begin();
      if (now !== spoken) translate(now);
      spoken = now;
      const { algorithm } = choices;
      const { search, stopped } = runner;
      const { playing } = player;
      screen.render({ puzzle, algorithm, search, stopped, playing, picture, remark }, now);
    },
  };
}
