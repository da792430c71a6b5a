/** The Watch view: a search that plays on the board, with its code, its depth and its tree. */
import { button, byId } from "../dom.js";
import { translatePage } from "../i18n.js";
import { RedokuError } from "../redoku-error.js";
import { markOf } from "../rendering.js";
import { SolverClient } from "../solver-client.js";
import { BLANK, puzzleOf } from "../state.js";
import { searchView } from "./board-view.js";
import { createChoices } from "./choices.js";
import { createCode } from "./code.js";
import { keysNote, playerCommand } from "./keys.js";
import { readLink, writeLink } from "./link.js";
import { buildWatch, GOALS, setPlayIcon, WORK } from "./markup.js";
import { createPlayer } from "./player.js";
import { writeProgress } from "./progress.js";
import { createRibbon } from "./ribbon.js";
import { createRunner } from "./runner.js";
import { isClassic } from "./search.js";
import { sentenceOf } from "./sentence.js";
import { copyAddress } from "./share.js";
import { createTree } from "./tree.js";

/** @typedef {import("../i18n.js").Translator} Translator */
/** @typedef {import("../i18n.js").Message} Message */
/** @typedef {import("../i18n.js").Key} Key */
/** @typedef {import("../pkg/redoku.js").Algorithm} Algorithm */
/** @typedef {import("./tape.js").Picture} Picture */
/** @typedef {import("./player.js").Goal} Goal */
/**
 * @typedef {object} Surroundings
 * @property {import("../board/element.js").RedokuGridElement} board
 * @property {ReturnType<typeof import("../store.js").createStore<import("../state.js").State>>} store
 * @property {() => Translator} translator
 * @property {() => void} render       draws the page anew
 * @property {(puzzle: string) => void} load  puts a puzzle on the board
 * @property {() => void} loadExample
 */

/** The address follows the player once it has rested for so many ms. */
const REST = 300;

/** @param {Surroundings} around */
export function createWatchView({ board, store, translator, render, load, loadExample }) {
  const parts = buildWatch(byId("watch"), /** @type {HTMLElement} */ (board.parentElement));
  const code = createCode(parts.code);
  const ribbon = createRibbon(parts.timeline);
  const tree = createTree(parts.stage.tree);
  const client = new SolverClient(
    () => new Worker(new URL("../solver-worker.js", import.meta.url), { type: "module" }),
  );
  const runner = createRunner({
    client,
    progress: showProgress,
    outline: ribbon.draw,
    failed,
  });
  const player = createPlayer({ draw, changed: showPlaying, failed });
  /** @type {Picture | null} */ let picture = null;
  /** @type {Message | null} */ let remark = null;
  /** A step that an address asks for and the search has not reached yet. */
  let awaited = 0;
  let puzzle = "";
  let isOpen = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let resting;

  const choices = createChoices(parts, {
    code,
    translator,
    algorithm: () => begin(),
    speed: (speed) => {
      player.speed = speed;
    },
  });
  const chosen = () => choices.algorithm;
  /** @param {number} value */
  const number = (value) => value.toLocaleString(translator().language);

  listen();
  translate();

  /** Searches the puzzle on the board from the start. @param {number} [step]  where to show it */
  async function begin(step = 0) {
    const algorithm = chosen();
    puzzle = puzzleOf(store.state.board);
    awaited = step;
    picture = null;
    runner.drop();
    await player.load(null);
    try {
      const search = await runner.begin(puzzle, algorithm);
      if (!search || !isOpen) return;
      remark = null;
      await player.load(search, step);
      runner.resume();
      showProgress();
    } catch (error) {
      failed(error);
    }
  }

  /** @param {unknown} error */
  function failed(error) {
    const clash = error instanceof RedokuError;
    if (!clash) console.warn("Redoku's search was broken off:", error);
    runner.drop();
    picture = null;
    remark = { key: clash ? "watch.conflict" : "watch.crash" };
    showSentence();
    showProgress();
    render();
  }

  /** @param {Picture} next */
  function draw(next) {
    picture = next;
    remark = null;
    if (!isOpen) return;
    board.view = drawing() ?? board.view;
    showSentence();
    showPosition();
    const { event, path, work, open } = next;
    code.run(event ? markOf(Uint8Array.of(event.kind, event.cell, event.digit), 0) : null);
    tree.draw(puzzle, path, climbs(chosen()), parts.stage.fold.checked, translator());
    const numbers = { ...work, depth: open };
    parts.stage.counts.forEach((place, index) => {
      place.textContent = number(numbers[WORK[index]]);
    });
    clearTimeout(resting);
    if (!player.playing) resting = setTimeout(keepAddress, REST);
  }

  function drawing() {
    if (!picture) return null;
    const solution = runner.search?.solution ?? null;
    return searchView(picture, { puzzle, solution, selected: store.state.selected }, translator());
  }

  function showSentence() {
    const { text } = translator();
    const message = remark ?? (picture && sentenceOf(picture, isClassic(chosen())));
    const start = picture?.step === 0 && !remark && puzzle === BLANK;
    parts.sentence.replaceChildren(message ? text(message.key, message.args) : "");
    if (!start) return;
    const offer = button(text("watch.example"), "link", loadExample);
    parts.sentence.replaceChildren(text("watch.empty"), " ", offer);
  }

  function showPosition() {
    const { text } = translator();
    const steps = runner.search?.steps ?? 0;
    const step = picture?.step ?? 0;
    const { position, count } = parts;
    position.max = String(steps);
    position.value = String(step);
    position.style.setProperty("--done", `${(100 * step) / Math.max(steps, 1)}%`);
    position.setAttribute("aria-valuetext", text("watch.position.value", { step, steps }));
    count.textContent = text("watch.position.count", { step, steps });
  }

  function showProgress() {
    const crashed = remark?.key === "watch.crash";
    writeProgress(parts, { search: runner.search, stopped: runner.stopped, crashed }, translator());
    showPosition();
    catchUp();
  }

  /** Goes on to the step that the address asked for, as far as the search has come. */
  function catchUp() {
    if (!awaited || !runner.search) return;
    const { steps, finished } = runner.search;
    player.go(awaited);
    if (finished || steps >= awaited) awaited = 0;
  }

  function showPlaying() {
    setPlayIcon(parts.play, player.playing);
    const key = player.playing ? "watch.pause" : "watch.play";
    parts.play.setAttribute("aria-label", translator().text(key));
    // A screen reader hears the steps that a person takes, not those that rush by.
    parts.sentence.setAttribute("aria-live", player.playing ? "off" : "polite");
    if (!player.playing) resting = setTimeout(keepAddress, REST);
  }

  /** Puts the moment into the address, so that it can be kept, reloaded and sent. */
  function keepAddress() {
    if (!isOpen || !picture) return;
    history.replaceState(null, "", writeLink({ algorithm: chosen(), step: player.step, puzzle }));
  }

  /** @param {Goal} goal */
  async function jump(goal) {
    awaited = 0;
    if (await player.jump(goal)) return;
    remark = { key: `watch.none.${goal}` };
    showSentence();
  }

  /** @param {import("./keys.js").PlayerCommand} command */
  function obey(command) {
    awaited = 0;
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

  function listen() {
    const { position, progressButton, stage } = parts;
    for (const name of /** @type {const} */ (["play", "back", "on"])) {
      parts[name].addEventListener("click", () => obey(name));
    }
    for (const [index, goal] of GOALS.entries()) {
      parts.goals[index].addEventListener("click", () => obey(goal));
    }
    position.addEventListener("input", () => {
      awaited = 0;
      player.pause();
      player.go(Number(position.value));
    });
    stage.fold.addEventListener("change", () => picture && draw(picture));
    progressButton.addEventListener("click", () => {
      if (!runner.search) begin();
      else if (runner.stopped) runner.resume();
      else runner.stop();
    });
    parts.link.addEventListener("click", () => {
      keepAddress();
      copyAddress(parts.link, translator);
    });
    parts.race.addEventListener("click", startRace);
    board.addEventListener("keydown", onBoardKey, { capture: true });
  }

  /** While a search is on the board, keys play it; the puzzle stays as it is. @param {KeyboardEvent} event */
  function onBoardKey(event) {
    if (!isOpen || event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    const command = playerCommand(event);
    if (!command) return;
    event.preventDefault();
    obey(command);
  }

  async function startRace() {
    player.pause();
    const { openRace } = await import("./race/dialog.js");
    openRace(puzzleOf(store.state.board), translator());
  }

  function translate() {
    const now = translator();
    for (const root of [byId("watch"), parts.stage.section]) translatePage(root, now);
    for (const group of parts.algorithm.querySelectorAll("optgroup")) {
      group.label = now.text(/** @type {Key} */ (group.getAttribute("data-t-group")));
    }
    parts.keys.replaceChildren(...keysNote(now));
    choices.translate(now);
    showPlaying();
    showProgress();
    if (picture) draw(picture);
    else showSentence();
  }

  return {
    /** What the search shows on the board. */
    get drawing() {
      return drawing();
    },
    /** Shows the search of the puzzle on the board, or the moment that the address names. */
    open() {
      isOpen = true;
      parts.stage.section.hidden = false;
      const scene = readLink(location.hash);
      if (scene) {
        choices.algorithm = scene.algorithm;
        if (puzzleOf(store.state.board) !== scene.puzzle) load(scene.puzzle);
      }
      const { search } = runner;
      const same = search?.puzzle === puzzleOf(store.state.board) && search.algorithm === chosen();
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
      if (isOpen && puzzleOf(store.state.board) !== puzzle) begin();
    },
    translate,
  };
}

/** Whether digits are tried upward in one cell per call, so that the path tells what became of them. @param {Algorithm} algorithm */
const climbs = (algorithm) => isClassic(algorithm) || algorithm === "fewest-first";
