// Without 'wasm-unsafe-eval' in the security policy: the board says so, and what to do.
import { expect, test as onHost } from "./element-fixture.mjs";
import { test as onSite } from "./fixture.mjs";
import { dist, serveFiles } from "./hosts.mjs";
import { EXAMPLE } from "./puzzles.mjs";

const REASON =
  "The solver needs it, but the security policy of this page lacks script-src 'wasm-unsafe-eval'.";
/** The browser reports what it refuses. */
const REFUSED = [/Content.Security.Policy|blocked by CSP|unsafe-eval|settings blocked/i];

onSite.describe("the page", () => {
  onSite.use({
    expectedErrors: REFUSED,
    baseURL: async ({ browserName: _ }, use) => {
      const server = await serveFiles(dist, "script-src 'self'");
      await use(server.origin);
      await server.close();
    },
  });

  onSite(
    "says that WebAssembly is not allowed, with a link to the guide",
    { tag: "@differs" },
    async ({ redoku, page }) => {
      await redoku.open();
      await redoku.type(EXAMPLE);
      await expect(redoku.title).toHaveText("WebAssembly is not allowed");
      await expect(redoku.detail).toHaveText(`${REASON} How to allow it`);
      await expect(page.getByRole("alert")).toHaveText(REASON);
      await redoku.expectAccessible();
      await page.locator("#language").click();
      await expect(redoku.title).toHaveText("不允许使用 WebAssembly");
      await page.locator("#language").click();
      await redoku.solveButton.click();
      await expect(redoku.title).toHaveText("WebAssembly is not allowed");
      await redoku.detail.getByRole("link", { name: "How to allow it" }).click();
      await expect(page.locator("#policy")).toBeInViewport();
    },
  );
});

onHost.describe("the element", () => {
  onHost.use({ expectedErrors: REFUSED });

  for (const workers of ["", "; worker-src blob:"]) {
    onHost(
      `says that WebAssembly is not allowed, with the policy "${workers}"`,
      { tag: "@differs" },
      async ({ host, cdn }) => {
        const policy = `default-src 'none'; style-src 'self'; script-src ${cdn.origin}${workers}`;
        await host.open(`<redoku-board controls puzzle="${EXAMPLE}"></redoku-board>`, { policy });
        await expect(host.verdict).toHaveText(`WebAssembly is not allowed ${REASON}`);
        await expect(host.cells.first()).toHaveText("5");
      },
    );
  }
});
