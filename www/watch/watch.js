/** The Watch view: plays a search on the board, with its program, its depth and its tree. */
import "../ui/profile.css";
import "./search-board.css";
import "./watch.css";
import "./program.css";
import "./stage.css";
import { createFollower } from "../app/follower.js";
import { createClient } from "../engine/page-client.js";
import { loadChoices, saveChoice } from "./choices.js";
import * as model from "./model.js";
import { readMomentLink } from "./moment-link.js";
import { panel } from "./panel.js";
import { Player, playerCommand } from "./player.js";
import { programQuestion } from "./question.js";
import { Runner } from "./runner.js";
import { createStage } from "./stage.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */

/**
 * @param {object} around
 * @param {import("../board/grid-element.js").RedokuGridElement} around.board
 * @param {import("../app/store.js").Store} around.store
 * @param {() => void} around.openRace
 * @param {() => void} around.loadExample
 * @param {() => void} around.copyLink
 */
export function createWatch({ board, store, openRace, loadExample, copyLink }) {
  const runner = new Runner(createClient(), store);
  const player = new Player(store, () => runner.search);
  const programs = createFollower({
    client: {
      ready: true,
      ask: async (_, [file]) => (await import("./programs.js")).programText(file),
    },
    store,
    question: programQuestion,
  });
  const stage = createStage((changes) => store.update(model.change, changes));
  board.parentElement?.append(stage.section);

  /** @type {import("./panel.js").Actions} */
  const on = {
    execute(command) {
      store.update(model.execute, command);
      player.follow();
    },
    go(step) {
      store.update(model.go, step);
      player.follow();
    },
    choose(name, value) {
      saveChoice(name, value);
      store.update(model.choose, name, value);
    },
    toggleRun: () => store.update(model.toggleRun),
    race() {
      store.update(model.change, { playing: null });
      if (model.watchOf(store.state).problem !== "conflict") openRace();
    },
    copyLink,
    loadExample,
  };
  board.addEventListener("keydown", onBoardKey, { capture: true });
  // The board always has the focus; it shows only to keyboard users.
  board.addEventListener("keyup", () => board.toggleAttribute("data-keyed", true));
  document.addEventListener("pointerdown", () => board.toggleAttribute("data-keyed", false));

  /** Directs keys on the board to the player, which keeps the puzzle unchanged. @param {KeyboardEvent} event */
  function onBoardKey(event) {
    if (store.state.view !== "watch" || event.key === "Tab") return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    const command = playerCommand(event);
    if (!command) return;
    event.preventDefault();
    on.execute(command);
  }

  return {
    overlayOf: model.overlayOf,
    linkOf: model.linkOf,
    open: () => store.update(model.open, loadChoices()),
    /** Shows the moment in a fragment. @param {string} hash */
    visit(hash) {
      store.update(model.open, loadChoices());
      const scene = readMomentLink(hash);
      if (scene) store.update(model.visit, scene);
      player.follow();
    },
    /** @param {State} state @param {Translator} t */
    panel: (state, t) => panel(state, t, on),
    /** Draws the work and the tree below the board. @param {State} state @param {Translator} t */
    renderStage: (state, t) => stage.render(state, t),
    /** Starts, continues or rests the search, and plays it, as the state wants. @param {State} state */
    follow(state) {
      programs.follow();
      runner.follow(state);
      player.follow();
    },
  };
}
