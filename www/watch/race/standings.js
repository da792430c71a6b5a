/** Who runs, how far the clock can go with them, and in which place each arrives. */
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

  /** Those whom the clock can be held against. */
  function counted() {
    return racers().filter((racer) => racer.counts(units.unit));
  }

  return {
    racers,
    counted,
    /** How far the clock goes: to the last one's end, or as far as the slowest search has come. */
    course() {
      const { unit } = units;
      const running = counted().filter((racer) => racer.total(unit) === null);
      const totals = counted().flatMap((racer) => racer.total(unit) ?? []);
      const reached = running.map((racer) => racer.reached(unit));
      const most = running.length > 0 ? Math.min(...reached) : Math.max(...totals, 0);
      return { least: Math.min(...totals, Math.max(most, 1)), most };
    },
    /** Says in each lane how it stands, and answers who arrived last, if anybody has. @param {number} amount  what the clock says @returns {Arrival | null} */
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
