// Importing ten million characters.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";

test("ten million characters do not block the page, and reading can be cancelled", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  /** Pastes a text that is created in the page, so that only the work of the page is measured. */
  const pasteBig = ({ cancel = false } = {}) =>
    page.evaluate(
      ([puzzle, cancels]) => {
        const big = `${puzzle}\n`.repeat(128_049);
        const event = new Event("paste", { bubbles: true, cancelable: true });
        const clipboardData = { getData: () => big, files: [] };
        Object.defineProperty(event, "clipboardData", { value: clipboardData });
        window.pauses = [];
        let last = performance.now();
        const tick = () => {
          const now = performance.now();
          window.pauses.push(now - last);
          last = now;
          window.ticking = setTimeout(tick);
        };
        tick();
        document.body.dispatchEvent(event);
        if (!cancels) return;
        return new Promise((resolve) => {
          const look = () => {
            const title = document.querySelector("#verdict-title")?.textContent;
            const buttons = [...document.querySelectorAll("#verdict button")];
            const button = buttons.find(({ textContent }) => textContent === "Cancel");
            if (!button) return requestAnimationFrame(look);
            button.click();
            resolve(title);
          };
          look();
        });
      },
      [EXAMPLE, cancel],
    );
  // Within the page, because reading may finish before a click of the driver arrives.
  const said = await pasteBig({ cancel: true });
  expect(said).toBe("Reading…");
  await expect(redoku.title).toHaveText("Cancelled");
  expect(await redoku.line()).toBe(".".repeat(81));
  await page.evaluate(() => clearTimeout(window.ticking));

  await pasteBig();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("128,049 puzzles")).toBeVisible();
  const [longest, all] = await page.evaluate(() => {
    const sum = window.pauses.reduce((total, pause) => total + pause, 0);
    return [Math.max(...window.pauses), sum];
  });
  expect(longest, `the longest pause of ${all} ms`).toBeLessThan(all / 2);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
});
