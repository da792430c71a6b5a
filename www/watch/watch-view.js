/** The Watch view: plays a search on the board, with its program, its depth and its tree. */
import "./watch.css";
import "./program.css";
import "./stage.css";
import { load } from "../app/edits.js";
import { judgedPuzzle } from "../app/state.js";
import { setOverlay } from "../app/updates.js";
import { createClient } from "../engine/page-client.js";
import { RedokuError } from "../engine/redoku-error.js";
import { withSentences } from "../i18n/sentences.js";
import { translatePage } from "../i18n/translator.js";
import { copyAddress } from "../ui/copy-link.js";
import { byId } from "../ui/dom.js";
import { draw as drawTemplate } from "../ui/draw.js";
import { keycaps } from "../ui/keycaps.js";
import { createChoices } from "./choices.js";
import { buildWatch } from "./markup.js";
import { momentLink, readMomentLink } from "./moment-link.js";
import { createPlayer } from "./player.js";
import { listen } from "./player-controls.js";
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

/** The pause after which the address follows the player, in ms. */
const PAUSE = 300;

/** @param {Surroundings} around */
export function createWatchView({ board, store, translator, loadExample }) {
  const parts = buildWatch(buildStage());
  byId("watch").append(...parts.rows);
  board.parentElement?.append(parts.stage.section);
  const screen = createScreen(parts, { loadExample });
  const client = createClient();
  const runner = createRunner({ client, progress: advance, outline: screen.outline, failed });
  const player = createPlayer({ draw, changed: settle, failed });
  /** @type {Picture | null} */ let picture = null;
  /** @type {Message | null} */ let remark = null;
  /** The puzzle of the search. */
  let puzzle = "";
  /** A step in the address that the search has not reached yet. */
  let pendingStep = 0;
  let isOpen = false;
  let isRaceLoading = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let addressTimer;
  /** The last fragment that the view has read or written. */
  let address = "";
  /** @type {Translator | null} */ let drawnTranslator = null;

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
      pendingStep = 0;
    },
    say,
    copyLink: () => {
      updateAddress();
      copyAddress(parts.link, "watch", translator);
    },
    race: startRace,
  });
  parts.stage.fold.addEventListener("change", store.refresh);

  /** Starts a search of the puzzle on the board. @param {number} [step]  to show */
  async function begin(step = 0) {
    pendingStep = step;
    clear(judgedPuzzle(store.state));
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

  /** Removes the search from the board. @param {string} next  the new puzzle */
  function clear(next) {
    puzzle = next;
    picture = null;
    store.update(setOverlay, null);
  }

  /** Shows a remark instead of the sentence about the step. @param {Message} message */
  function say(message) {
    remark = message;
    store.refresh();
  }

  /** @param {unknown} error */
  function failed(error) {
    const isConflict = error instanceof RedokuError;
    if (!isConflict) console.warn("Redoku's search failed:", error);
    runner.drop();
    clear(puzzle);
    say({ key: isConflict ? "watch.conflict" : "watch.crash" });
  }

  /** @param {Picture} next */
  function draw(next) {
    if (!isOpen) return;
    picture = next;
    remark = null;
    const solution = runner.search?.solution ?? null;
    store.update(setOverlay, searchOverlay(next, { puzzle, solution }));
    settle();
  }

  /** Handles progress of the search: goes on towards the step in the address. */
  function advance() {
    store.refresh();
    if (!pendingStep || !runner.search) return;
    const { steps, finished } = runner.search;
    player.go(pendingStep);
    if (finished || steps >= pendingStep) pendingStep = 0;
  }

  function settle() {
    store.refresh();
    clearTimeout(addressTimer);
    if (!player.playing) addressTimer = setTimeout(updateAddress, PAUSE);
  }

  /** Writes the moment into the address, for bookmarks, reloads and sharing. */
  function updateAddress() {
    if (!isOpen || !picture) return;
    // A navigation to another moment is in progress.
    if (location.hash !== address && readMomentLink(location.hash)) return;
    address = momentLink({ algorithm: choices.algorithm, step: player.step, puzzle });
    // Writing the same address would cancel a navigation, too.
    if (address !== location.hash) history.replaceState(null, "", address);
  }

  async function startRace() {
    player.pause();
    if (remark?.key === "watch.conflict" || isRaceLoading) return;
    isRaceLoading = true;
    try {
      const { openRace } = await withSentences("race", import("./race/race-dialog.js"));
      openRace(judgedPuzzle(store.state), translator());
    } catch (error) {
      console.warn("Redoku's race could not be loaded:", error);
      say({ key: "unloaded" });
    }
    isRaceLoading = false;
  }

  /** @param {Translator} current */
  function translate(current) {
    for (const root of [byId("watch"), parts.stage.section]) translatePage(root, current);
    for (const group of parts.algorithm.querySelectorAll("optgroup")) {
      group.label = current.text(/** @type {Key} */ (group.getAttribute("data-t-group")));
    }
    const caps = { arrows: "← →", space: current.text("key.space"), letters: "P D S" };
    drawTemplate(parts.keys, keycaps(current.parts, "watch.keys", caps));
    choices.translate(current);
  }

  return {
    /** Shows the search of the puzzle on the board, or the moment in the address. */
    open() {
      isOpen = true;
      parts.stage.section.hidden = false;
      address = location.hash;
      const scene = readMomentLink(address);
      if (scene) {
        choices.algorithm = scene.algorithm;
        if (judgedPuzzle(store.state) !== scene.puzzle)
          store.update(load, scene.puzzle, undefined, undefined, true);
      }
      const { search } = runner;
      const wanted = judgedPuzzle(store.state);
      const same = search?.puzzle === wanted && search.algorithm === choices.algorithm;
      if (!same) return begin(scene?.step);
      if (!runner.stopped) runner.resume();
      return player.go(scene?.step ?? player.step);
    },
    close() {
      isOpen = false;
      clearTimeout(addressTimer);
      player.pause();
      parts.stage.section.hidden = true;
      runner.rest();
    },
    /** Draws the panel, and restarts the search if the puzzle on the board has changed. @param {Translator} current */
    render(current) {
      if (!isOpen) return;
      if (judgedPuzzle(store.state) !== puzzle) begin();
      if (current !== drawnTranslator) translate(current);
      drawnTranslator = current;
      const { algorithm } = choices;
      const { search, stopped } = runner;
      const { playing } = player;
      screen.render({ puzzle, algorithm, search, stopped, playing, picture, remark }, current);
    },
  };
}
