// The stage of an explanation: the conclusion and Next are in sight in every step of hard puzzles.
import { expect, test } from "./fixture.mjs";

/** Puzzles that need chains, sets, loops and nets. */
const HARD = [
  "18.3.5....5..19......4..5...3..9..6.67.2..3...18..6.....9.....5....41...7.......8",
  "....4..695....3...........4....8..16.689...7.3...7....7..23.....96..54...5.......",
  "4.8...3.....5..2...7.3.9..821..5..........7..6..4.7.....97..4....4.2..65..1......",
  "..9.4........3.8.2...726....93.....5.6.....4.12..8..6...28......3.1.7....16.....9",
  "4.8...3.....5..2...7.3.9..821..5..........7..6..4.7.....97..4....4.2..65..1......",
];

for (const [width, height, bottom] of [
  [1366, 650, 650],
  [360, 640, 640],
]) {
  for (const [number, puzzle] of HARD.entries()) {
    test(`Next stays and the conclusion is in sight in each step, ${width} px wide, puzzle ${number + 1}`, async ({
      redoku,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/#explain=1&p=${puzzle}`);
      await expect(page.locator("#explain-on")).toBeVisible({ timeout: 20_000 });
      await redoku.cell(0).focus();
      const walked = await page.evaluate(walk, bottom);
      expect(walked.steps).toBeGreaterThan(50);
      expect(walked.hidden).toEqual([]);
      expect(walked.places.length, "the places of Next").toBe(1);
    });
  }
}

/** Presses the key of the next beat until the end, and notes where Next and the conclusion are. */
async function walk(bottom) {
  const board = document.querySelector("redoku-grid [tabindex='0']");
  const [hidden, places] = [[], new Set()];
  const at = () => Number(document.querySelector("#explain-position").value);
  const last = Number(document.querySelector("#explain-position").max);
  while (at() < last) {
    const next = document.querySelector("#explain-on").getBoundingClientRect();
    const claim = document.querySelector("#explain-claim").getBoundingClientRect();
    places.add(`${next.left} ${next.top}`);
    // On a phone, the conclusion is above the bar.
    const end = Math.min(bottom, innerWidth < 900 ? next.top : bottom);
    if (next.bottom > bottom || claim.bottom > end || claim.top < 0) hidden.push(at() + 1);
    const key = { key: "ArrowRight", bubbles: true, cancelable: true };
    board.dispatchEvent(new KeyboardEvent("keydown", key));
    await new Promise(requestAnimationFrame);
  }
  return { hidden, places: [...places], steps: last };
}
