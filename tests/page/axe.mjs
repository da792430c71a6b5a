// Asks axe whether a page is accessible.
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe finds no fault on the page as it stands. */
export async function expectAccessible(page) {
  await ask(page, (axe) => axe.withTags(TAGS));
}

/** Every text can be read: the only thing that another theme can spoil. */
export async function expectContrast(page) {
  await ask(page, (axe) => axe.withRules(["color-contrast"]));
}

async function ask(page, narrow) {
  await settled(page);
  const { violations } = await narrow(new AxeBuilder({ page })).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect(found, "axe").toEqual([]);
}

/** Waits until every fade has ended, so that colours are the final ones. */
export async function settled(page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)),
  );
}
