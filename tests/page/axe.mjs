// Checks the accessibility of a page with axe.
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Expects no violations of axe rules on the current page. */
export async function expectAccessible(page) {
  await ask(page, (axe) => axe.withTags(TAGS));
}

/** Expects sufficient contrast, the only rule that depends on the theme. */
export async function expectContrast(page) {
  await ask(page, (axe) => axe.withRules(["color-contrast"]));
}

async function ask(page, narrow) {
  await settled(page);
  // The legacy mode runs in the page itself. The other one opens a page more for frames of other sites, which we have none of.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await narrow(axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect(found, "axe").toEqual([]);
}

/** Waits until all animations have ended, so that colours are final. */
export async function settled(page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)),
  );
}
