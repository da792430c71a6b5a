/** The race dialog: some algorithms side by side, and the results of all ten. */
import "../../board/picture.css";
import "./race.css";
import "./runners.css";
import "./field.css";
import { dialogOf, openDialog } from "../../app/dialog.js";
import { createFollower } from "../../app/follower.js";
import { judgedPuzzle } from "../../app/state.js";
import { read, write } from "../../app/storage.js";
import { translatorFor } from "../../i18n/sentences.js";
import { copyText } from "../../ui/clipboard.js";
import * as field from "./field.js";
import { tableOf } from "./field-panel.js";
import { createLanes } from "./lanes.js";
import * as model from "./model.js";
import { panel } from "./panel.js";
import { runLaps } from "./run-laps.js";

/** @import { Around, DialogPart } from "../../dialogs/dialogs.js" */
/** @import { Key } from "../../i18n/translator.js" */

/** The storage key of the algorithms of the last race. */
const RUNNERS = "redoku.race.runners";
/** The longest time between frames that counts, in seconds. A hidden page has no frames, and playback pauses there. */
const LONGEST_FRAME = 0.25;

/** @param {Around} around @returns {DialogPart} */
export function createDialog({ store, client, close }) {
  const followLanes = createLanes(store);
  /** What runs, and how to stop it. @type {{ task: field.Task, stop: () => void } | null} */ let laps =
    null;
  let isTicking = false;
  let lastFrame = 0;
  const lists = createFollower({ client, store, question: field.listQuestion, patience: 0 });

  /** @type {import("./panel.js").Actions} */
  const on = {
    enter(index, algorithm) {
      store.update(model.enter, index, algorithm);
      const race = dialogOf(store.state, "race");
      if (race) write(RUNNERS, model.runnersOf(race));
    },
    togglePlay: () => store.update(model.togglePlay),
    go: (notch) => store.update(model.go, notch),
    measureBy: (unit) => store.update(model.measureBy, unit),
    setSpeed: (speed) => store.update(model.setSpeed, speed),
    setStopped: (stopped) => store.update(model.setStopped, stopped),
    choose: (source) =>
      store.update(field.changeField, (now, puzzle) => field.choose(now, source, puzzle)),
    write: (list) => store.update(field.changeField, (now) => ({ ...now, list })),
    compare: (measure) => store.update(field.changeField, (now) => ({ ...now, measure })),
    start: () => store.update(field.changeField, field.start),
    cancel: () => end("watch.race.cancelled"),
    async copy() {
      const race = dialogOf(store.state, "race");
      if (!race) return;
      const worked = await copyText(tableOf(race.field, translatorFor(store.state.language)));
      const said = { key: /** @type {Key} */ (worked ? "watch.race.copied" : "notice.uncopied") };
      store.update(field.changeField, (now) => ({ ...now, said }));
    },
    close,
  };

  /** @param {Key} key */
  const end = (key) => store.update(field.changeField, (now) => field.end(now, { key }));

  /** Starts and stops the run of all ten. @param {field.Task | null} task */
  function followField(task) {
    if (task === (laps?.task ?? null)) return;
    laps?.stop();
    laps = task && {
      task,
      stop: runLaps(
        task,
        (lap) => store.update(field.changeField, (now) => field.receive(now, task, lap)),
        (error) => {
          console.warn("The run of all algorithms failed:", error);
          end("watch.race.failed");
        },
      ),
    };
  }

  /** @param {number} now */
  function frame(now) {
    isTicking = dialogOf(store.state, "race")?.playing ?? false;
    if (!isTicking) return;
    store.update(model.tick, Math.min((now - lastFrame) / 1000, LONGEST_FRAME));
    lastFrame = now;
    requestAnimationFrame(frame);
  }

  return {
    open: () => store.update(openDialog, model.newRace(judgedPuzzle(store.state), read(RUNNERS))),
    panel: (state, t) => panel(state, t, on),
    follow(state) {
      const race = dialogOf(state, "race");
      followLanes(race);
      followField(race?.field.task ?? null);
      lists.follow();
      if (!race?.playing || isTicking) return;
      isTicking = true;
      lastFrame = performance.now();
      requestAnimationFrame(frame);
    },
  };
}
