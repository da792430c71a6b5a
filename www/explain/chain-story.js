/** The sentences of chains: short ones by name, the others link by link. */
import { plainly, sentence } from "./story-parts.js";

/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("../pkg/logic.js").ChainEvidence} ChainEvidence */
/** @typedef {ChainEvidence["nodes"][number]} Node */
/** @typedef {import("./story-parts.js").Story} Story */

/** Techniques with two houses that have two places for a digit. */
const TWO_LINKS = ["skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle"];

/** @param {Step} step @param {ChainEvidence} evidence @returns {Story} */
export function chainStory(step, evidence) {
  const { technique } = step;
  if (evidence.closed) return ring(step, evidence);
  if (TWO_LINKS.includes(technique) && evidence.strong.length === 2)
    return twoLinks(step, evidence);
  if (technique === "xy-wing") return xyWing(step, evidence);
  if (technique === "w-wing") return wWing(step, evidence);
  if (technique === "remote-pair") return remotePair(step, evidence);
  return open(step, evidence);
}

/** @param {Step} step @param {ChainEvidence} evidence @returns {Story} */
function open(step, { nodes }) {
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  const args = { first: { node: first }, last: { node: last } };
  const comesBack = first.digit === last.digit && first.cells.join() === last.cells.join();
  return comesBack
    ? {
        see: sentence("see.loop", args),
        because: sentence("because.loop", args),
        so: plainly(step),
      }
    : {
        see: sentence("see.chain", args),
        because: sentence("because.chain", args),
        so: sentence("so.chain", { effects: { effects: step } }),
      };
}

/** @param {Step} step @param {ChainEvidence} evidence @returns {Story} */
function ring(step, { nodes }) {
  const cells = [...new Set(nodes.flatMap((node) => node.cells))];
  return {
    see: sentence("see.ring", { cells: { cells } }),
    because: sentence("because.ring"),
    so: sentence("so.ring", { effects: { effects: step } }),
  };
}

/** @param {Step} step @param {ChainEvidence} evidence @returns {Story} */
function twoLinks(step, { nodes, strong }) {
  const [first, second, third, last] = nodes.map(({ cells }) => ({ either: cells }));
  const [one, other] = strong.map((link) => ({ houses: "house" in link ? [link.house] : [] }));
  const args = { digit: nodes[0].digit, one, other, first, second, third, last };
  return {
    see: sentence("see.two-links", args),
    because: sentence("because.two-links", args),
    so: sentence("so.two-links", { effects: { effects: step } }),
  };
}

/** z ═ x ─ x ═ y ─ y ═ z: a pincer, the pivot, a pincer. @param {Step} step @param {ChainEvidence} evidence @returns {Story} */
function xyWing(step, { nodes }) {
  const args = {
    one: { cells: nodes[0].cells },
    pivot: { cells: nodes[2].cells },
    two: { cells: nodes[5].cells },
    x: nodes[2].digit,
    y: nodes[3].digit,
    z: nodes[0].digit,
  };
  return {
    see: sentence("see.xy-wing", args),
    because: sentence("because.xy-wing", args),
    so: sentence("so.pincers", { ...args, effects: { effects: step } }),
  };
}

/** z ═ x ─ x ═ x ─ x ═ z: a cell, a house, a cell. @param {Step} step @param {ChainEvidence} evidence @returns {Story} */
function wWing(step, { nodes, strong }) {
  const [, link] = strong;
  const args = {
    one: { cells: nodes[0].cells },
    two: { cells: nodes[5].cells },
    house: { houses: "house" in link ? [link.house] : [] },
    third: { either: nodes[2].cells },
    fourth: { either: nodes[3].cells },
    x: nodes[2].digit,
    z: nodes[0].digit,
  };
  return {
    see: sentence("see.w-wing", args),
    because: sentence("because.w-wing", args),
    so: sentence("so.pincers", { ...args, effects: { effects: step } }),
  };
}

/** @param {Step} step @param {ChainEvidence} evidence @returns {Story} */
function remotePair(step, { nodes }) {
  const cells = [...new Set(nodes.flatMap((node) => node.cells))];
  const digits = [...new Set(nodes.map(({ digit }) => digit))].sort();
  const args = {
    cells: { cells },
    digits: { digits },
    first: { cells: nodes[0].cells },
    last: { cells: nodes[nodes.length - 1].cells },
  };
  return {
    see: sentence("see.remote-pair", args),
    because: sentence("because.remote-pair", args),
    so: sentence("so.remote-pair", { effects: { effects: step } }),
  };
}
