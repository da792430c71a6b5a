/** The racers, the range of the clock, and the place of each racer. */
import { placesOf } from "./clock.js";

/** @typedef {import("./racer.js").Racer} Racer */
/** @typedef {ReturnType<typeof import("./lane.js").createLane>} Lane */
/** @typedef {{ name: string, place: number, amount: string }} Arrival */

/**
 * @param {Lane[]} lanes
 * @param {ReturnType<typeof import("./units.js").createUnits>} units
 */
export function createStandings(lanes, units) {
  /** @returns {Racer[]} */
  function racers() {
    return lanes.flatMap(({ racer }) => racer ?? []);
  }

  /** The racers that count the current unit. */
  function counted() {
    return racers().filter((racer) => racer.counts(units.unit));
  }

  return {
    racers,
    counted,
    /** The range of the clock: to the end of the slowest racer, or to the least progress of a running search. */
    course() {
      const { unit } = units;
      const running = counted().filter((racer) => racer.total(unit) === null);
      const totals = counted().flatMap((racer) => racer.total(unit) ?? []);
      const reached = running.map((racer) => racer.reached(unit));
      const most = running.length > 0 ? Math.min(...reached) : Math.max(...totals, 0);
      return { least: Math.min(...totals, Math.max(most, 1)), most };
    },
    /** Shows the standing in each lane, and returns the latest arrival, if any. @param {number} amount  of the clock @returns {Arrival | null} */
    show(amount) {
      const { unit } = units;
      const totals = lanes.map(({ racer }) => (racer?.counts(unit) ? racer.total(unit) : null));
      const places = placesOf(totals);
      /** @type {Arrival | null} */ let last = null;
      for (const [index, lane] of lanes.entries()) {
        const total = totals[index];
        const place = total !== null && amount > 0 && amount >= total ? places[index] : null;
        const written = total === null ? "" : units.written(total);
        lane.say({ place, unit, total: written });
        if (place === null || place < (last?.place ?? 0)) continue;
        last = { name: lane.name, place, amount: written };
      }
      return last;
    },
  };
}
