/** Connects the buttons, the slider and the keys on the board to the player. */

import { GOALS } from "./markup.js";
import { playerCommand } from "./player-keys.js";

/** @typedef {import("./player-keys.js").PlayerCommand} PlayerCommand */
/** @typedef {import("./player.js").Goal} Goal */

/**
 * @param {import("./markup.js").WatchParts} parts
 * @param {HTMLElement} board
 * @param {object} to
 * @param {ReturnType<typeof import("./player.js").createPlayer>} to.player
 * @param {ReturnType<typeof import("./runner.js").createRunner>} to.runner
 * @param {() => boolean} to.isOpen
 * @param {() => void} to.begin     starts the search
 * @param {() => void} to.acted     called when the user moves, which cancels the step in the address
 * @param {(message: import("../i18n/translator.js").Message) => void} to.say
 * @param {() => void} to.copyLink
 * @param {() => void} to.race
 */
export function listen(
  parts,
  board,
  { player, runner, isOpen, begin, acted, say, copyLink, race },
) {
  for (const name of /** @type {const} */ (["play", "back", "on"])) {
    parts[name].addEventListener("click", () => execute(name));
  }
  for (const [index, goal] of GOALS.entries()) {
    parts.goals[index].addEventListener("click", () => execute(goal));
  }
  parts.position.addEventListener("input", () => {
    acted();
    player.pause();
    player.go(Number(parts.position.value));
  });
  parts.progressButton.addEventListener("click", () => {
    if (!runner.search) begin();
    else if (runner.stopped) runner.resume();
    else runner.stop();
  });
  parts.link.addEventListener("click", copyLink);
  parts.race.addEventListener("click", race);
  board.addEventListener("keydown", onBoardKey, { capture: true });
  // The board always has the focus; it shows only to keyboard users.
  board.addEventListener("keyup", () => board.toggleAttribute("data-keyed", true));
  document.addEventListener("pointerdown", () => board.toggleAttribute("data-keyed", false));

  /** @param {PlayerCommand} command */
  function execute(command) {
    acted();
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

  /** @param {Goal} goal */
  async function jump(goal) {
    if (!(await player.jump(goal))) say({ key: `watch.none.${goal}` });
  }

  /** Directs keys on the board to the player, which keeps the puzzle unchanged. @param {KeyboardEvent} event */
  function onBoardKey(event) {
    if (!isOpen() || event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    const command = playerCommand(event);
    if (!command) return;
    event.preventDefault();
    execute(command);
  }
}
