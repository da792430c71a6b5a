// The package on another site: its worker is created from text; where the content security policy forbids that, the
// functions run on the main thread.
import { expect, test } from "@playwright/test";
import { EXAMPLE } from "./puzzles.mjs";

const POLICIES = {
  "no policy at all": null,
  "a policy that allows blob: workers":
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:",
  "a policy that forbids blob: workers": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
};

/** Opens an empty page with a policy and without any script. */
async function openHost(page, policy) {
  const headers = policy ? { "content-security-policy": policy } : {};
  await page.route("**/host.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers,
      body: "<!doctype html><title>Host</title>",
    }),
  );
  await page.goto("/host.html");
}

for (const [name, policy] of Object.entries(POLICIES)) {
  test(`the functions of the worker entry resolve under ${name}`, { tag: "@differs" }, async ({
    page,
  }) => {
    await openHost(page, policy);
    const verdict = await page.evaluate(async (puzzle) => {
      const { solve } = await import("/package/worker.js");
      return solve(puzzle);
    }, EXAMPLE);
    expect(verdict.status).toBe("unique");
    if (name.includes("forbids")) return;
    const answers = await page.evaluate(async () => {
      const { solve } = await import("/package/worker.js");
      // Would take a minute; the timeout fires on the main thread.
      const options = { limit: 100_000_000, signal: AbortSignal.timeout(20) };
      const long = solve(".".repeat(81), options).catch((error) => error.name);
      return [await long, (await solve("1".padEnd(81, "."))).status];
    });
    expect(answers).toEqual(["TimeoutError", "multiple"]);
  });
}

test("without 'wasm-unsafe-eval' every call rejects with the reason", { tag: "@differs" }, async ({
  page,
}) => {
  await openHost(page, "default-src 'self'; script-src 'self'");
  const errors = await page.evaluate(async (puzzle) => {
    const direct = await import("/package/index.js");
    const worker = await import("/package/worker.js");
    const told = (error) => [error instanceof direct.RedokuError, error.code];
    return [
      await direct.init().catch(told),
      await Promise.resolve()
        .then(() => direct.solve(puzzle))
        .catch(told),
      await worker.solve(puzzle).catch(told),
    ];
  }, EXAMPLE);
  expect(errors).toEqual(Array(3).fill([true, "not-started"]));
});
