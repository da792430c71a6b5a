/** The racers of the lanes: each is started and closed as the race wants. */
import * as model from "./model.js";
import { Racer } from "./racer.js";

/** @param {Pick<import("../../app/store.js").Store, "update">} store */
export function createLanes(store) {
  /** The racers by what they run. @type {Map<model.Entry, Racer>} */ const racers = new Map();

  /** @param {model.Entry} entry */
  const racerFor = (entry) =>
    new Racer(entry, {
      changed: (run) => store.update(model.report, entry, run),
      draw: (picture) => store.update(model.show, entry, picture),
      failed(error) {
        console.warn("A racer failed:", error);
        store.update(model.fail, entry);
      },
    });

  /** Starts and closes racers. @param {model.Race | null} race */
  return function follow(race) {
    const entries = race?.lanes.flatMap(({ entry }) => entry ?? []) ?? [];
    for (const [entry, racer] of racers) {
      if (entries.includes(entry)) continue;
      racer.close();
      racers.delete(entry);
    }
    for (const entry of entries) {
      const racer = racers.get(entry) ?? racerFor(entry);
      racers.set(entry, racer);
      if (race) racer.follow(race);
    }
  };
}
