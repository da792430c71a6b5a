/** Who runs, how far the clock can go with them, and in which place each arrives. */
import { placesOf } from "./clock.js";

/** @typedef {import("./racer.js").Racer} Racer */
/** @typedef {ReturnType<typeof import("./lane.js").createLane>} Lane */
/** @typedef {{ name: string, place: number, amount: string }} Arrival */

/**
 * @param {Lane[]} lanes
 * @param {ReturnType<typeof import("./units.js").createUnits>} units
 * @param {(arrival: Arrival) => void} arrived
 */
export function createStandings(lanes, units, arrived) {
  /** Who has been announced. @type {Set<Racer>} */ const told = new Set();

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
    /** Says in each lane how it stands, and tells of everybody who has just arrived. @param {number} amount  what the clock says */
    show(amount) {
      const { unit } = units;
      const totals = lanes.map(({ racer }) => (racer?.counts(unit) ? racer.total(unit) : null));
      const places = placesOf(totals);
      /** @type {Arrival[]} */ const arrivals = [];
      for (const [index, lane] of lanes.entries()) {
        const total = totals[index];
        const place = total !== null && amount > 0 && amount >= total ? places[index] : null;
        const written = total === null ? "" : units.written(total);
        lane.say({ place, unit, total: written });
        if (!lane.racer || (place !== null) === told.has(lane.racer)) continue;
        if (place === null) {
          told.delete(lane.racer);
        } else {
          told.add(lane.racer);
          arrivals.push({ name: lane.name, place, amount: written });
        }
      }
      arrivals.sort((one, other) => one.place - other.place).forEach(arrived);
    },
  };
}
