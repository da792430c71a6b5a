// The life cycle of <redoku-board>: before its definition, in large numbers, removed, without JavaScript, after a failure.
import { expect, test } from "./element-fixture.mjs";
import { EXAMPLE, SOLUTION } from "./puzzles.mjs";

test("properties set before the definition of the element take effect", {
  tag: "@differs",
}, async ({ host, page }) => {
  await host.open(
    `<redoku-board></redoku-board><script type="module">
      const board = document.querySelector("redoku-board");
      Object.assign(board, { puzzle: "${EXAMPLE}", controls: "solve", readonly: true, theme: "dark" });
      await import("${host.cdn.origin}/package/element.js");
      window.own = Object.keys(board);
    </script>`,
    { script: "" },
  );
  await expect.poll(() => page.evaluate(() => window.own)).toEqual([]);
  expect(await host.call("value")).toBe(EXAMPLE);
  await expect(host.board).toHaveAttribute("readonly", "");
  await expect(host.board).toHaveAttribute("theme", "dark");
  await host.board.getByRole("button", { name: "Solve" }).click();
  await expect(host.board.locator("[data-origin=solved]")).toHaveCount(51);
});

test("a board outside the page solves too, and the script may be loaded twice", {
  tag: "@differs",
}, async ({ host, page }) => {
  await host.open("");
  const solution = await page.evaluate(
    async ([origin, puzzle]) => {
      await import(`${origin}/package/element.js?again`);
      const board = Object.assign(document.createElement("redoku-board"), { puzzle });
      return (await board.solve()).solution;
    },
    [host.cdn.origin, EXAMPLE],
  );
  expect(solution).toBe(SOLUTION);
});

test("thirty boards share one engine and one set of styles, and ask it once each", {
  tag: "@differs",
}, async ({ host, page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { workers: 0, questions: [], measured: 0 });
    window.Worker = class extends Worker {
      constructor(...args) {
        super(...args);
        window.workers++;
      }
      postMessage(message, ...rest) {
        if ("id" in message) window.questions.push(message);
        super.postMessage(message, ...rest);
      }
    };
    const { getComputedStyle } = window;
    window.getComputedStyle = (...args) => {
      window.measured++;
      return getComputedStyle(...args);
    };
  });
  await host.open(`<redoku-board answers puzzle="${EXAMPLE}"></redoku-board>`.repeat(30));
  await expect(page.locator("redoku-board [data-origin=solved]")).toHaveCount(30 * 51);
  expect(await page.evaluate(() => window.workers)).toBe(1);
  const asked = await page.evaluate(() =>
    window.questions.map(({ method, args: [, { timed }] }) => ({ method, timed })),
  );
  expect(asked).toEqual(Array(30).fill({ method: "solve", timed: false }));
  expect(await page.evaluate(() => window.measured), "forced layouts").toBe(1);
  const sheets = await page.evaluate(() => {
    const boards = [...document.querySelectorAll("redoku-board")];
    const [first, ...others] = boards.map(({ shadowRoot }) => [...shadowRoot.adoptedStyleSheets]);
    return others.every((sheets) => sheets.every((sheet, index) => sheet === first[index]));
  });
  expect(sheets).toBe(true);
});

test("attributes that change together are drawn once", async ({ host }) => {
  await host.open("<redoku-board></redoku-board>");
  const drawn = await host.board.evaluate(async (board) => {
    const grid = board.shadowRoot.querySelector("redoku-grid");
    const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(grid), "view");
    let drawn = 0;
    Object.defineProperty(grid, "view", {
      get,
      set(view) {
        drawn++;
        set.call(this, view);
      },
    });
    board.controls = "verdict hint";
    board.readonly = true;
    board.ariaLabel = "A board";
    board.setAttribute("aria-label", "The same board");
    await null;
    return drawn;
  });
  expect(drawn).toBe(1);
  await expect(host.board.getByRole("grid")).toHaveAccessibleName("The same board");
});

test("a board keeps its content when it is moved", { tag: "@differs" }, async ({ host, page }) => {
  await host.open(`<redoku-board puzzle="${EXAMPLE}"></redoku-board><section></section>`);
  await host.call("solve");
  await page.evaluate(() =>
    document.querySelector("section").append(document.querySelector("redoku-board")),
  );
  await expect(host.solved).toHaveCount(51);
  await host.cells.nth(0).click();
  await page.keyboard.press("Delete");
  await expect.poll(() => host.call("value")).toBe(`.${EXAMPLE.slice(1)}`);
});

test("removed boards leave nothing behind", async ({ host, page, browserName }) => {
  test.skip(
    browserName !== "chromium",
    "inspecting the heap needs the DevTools protocol of Chromium",
  );
  await host.open("<section></section>");
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  const rounds = (count) =>
    page.evaluate(
      async ([count, puzzle]) => {
        const section = document.querySelector("section");
        for (let round = 0; round < count; round++) {
          const board = document.createElement("redoku-board");
          Object.assign(board, { puzzle, controls: "" });
          section.append(board);
          await board.solve();
          board.remove();
          section.append(board);
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
          board.remove();
          window.gone ??= [];
          window.gone.push(new WeakRef(board));
        }
      },
      [count, EXAMPLE],
    );
  const left = async () => {
    await client.send("HeapProfiler.collectGarbage");
    const { metrics } = await client.send("Performance.getMetrics");
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  await rounds(3);
  const before = await left();
  await rounds(12);
  await expect
    .poll(async () => {
      const now = await left();
      const alive = await page.evaluate(() => window.gone.filter((ref) => ref.deref()).length);
      // The last task may still reference the newest one.
      return alive <= 1 && now.JSEventListeners <= before.JSEventListeners + 60;
    })
    .toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the text between the tags is visible", { tag: "@differs" }, async ({ page, site, cdn }) => {
    Object.assign(site.page, {
      policy: "",
      html: `<redoku-board controls>${EXAMPLE}</redoku-board>
        <script type="module" src="${cdn.origin}/package/element.js"></script>`,
    });
    await page.goto(site.origin);
    await expect(page.getByText(EXAMPLE)).toBeVisible();
  });
});

test.describe("an engine that fails to load", () => {
  test.use({ expectedErrors: [/Failed to load resource|NS_ERROR|Loading module/i] });

  test("is reported, and the next call tries again", async ({ host, page, browserName }) => {
    test.skip(
      browserName === "firefox",
      "Firefox never fetches a module anew that has failed once",
    );
    await page.route("**/package/element-engine-*.js", (route) => route.abort());
    await host.open("<redoku-board controls></redoku-board>");
    await host.record();
    await host.board.evaluate((board, puzzle) => (board.value = puzzle), EXAMPLE);
    await expect
      .poll(async () => (await host.events()).map(({ detail }) => detail.code))
      .toContain("unloaded");
    await page.unroute("**/package/element-engine-*.js");
    expect(await host.call("solve")).toMatchObject({ solution: SOLUTION });
  });
});

test.describe("hints and explanations that fail to load", () => {
  test.use({ expectedErrors: [/Failed to load resource|NS_ERROR|Loading module/i] });

  test("are reported in words, and the next press tries again", async ({
    host,
    page,
    browserName,
  }) => {
    await host.open(`<redoku-board controls="verdict hint" puzzle="${EXAMPLE}"></redoku-board>`);
    await expect(host.verdict).toContainText("One solution");
    await host.record();
    await page.route("**/package/{reasons,spoken}-*.js", (route) => route.abort());
    const hint = host.board.getByRole("button", { name: "Hint" });
    await hint.click();
    await expect(host.verdict).toContainText("This feature couldn’t be loaded");
    await host.cells.first().press("r");
    await expect.poll(async () => (await host.events()).length).toBe(2);
    for (const { type, detail } of await host.events()) {
      expect([type, detail.code]).toEqual(["redoku-error", "unloaded"]);
    }
    if (browserName === "firefox") return; // It never fetches a module anew that has failed once.
    await page.unroute("**/package/{reasons,spoken}-*.js");
    await hint.click();
    await expect(host.board.locator(".hint-text")).not.toBeEmpty();
  });
});

test("after a trap in the module, the next call uses a new one", async ({ host, page }) => {
  await page.addInitScript(() => {
    window.started = 0;
    // The first worker fails at its second request, as after a trap.
    window.Worker = class extends Worker {
      #questions = window.started++ === 0 ? 0 : Number.NaN;

      postMessage(message) {
        if (!("id" in message) || ++this.#questions !== 2) return super.postMessage(message);
        const trap = { data: { id: message.id, fatal: "unreachable" } };
        setTimeout(() => this.dispatchEvent(new MessageEvent("message", trap)));
      }
    };
  });
  await host.open("");
  const told = await page.evaluate(async (puzzle) => {
    const board = Object.assign(document.createElement("redoku-board"), { puzzle });
    const events = [];
    board.addEventListener("redoku-error", ({ detail }) => events.push(detail.error.code));
    await board.solve();
    // Another board: the verdict on the first one is known.
    board.puzzle = `${puzzle.slice(0, 2)}4${puzzle.slice(3)}`;
    const failed = await board.solve().catch(({ name, code }) => [name, code]);
    const { solution } = await board.solve();
    return { events, failed, solution, value: board.value, started: window.started };
  }, EXAMPLE);
  expect(told).toEqual({
    events: ["internal"],
    failed: ["RedokuError", "internal"],
    solution: SOLUTION,
    value: `${EXAMPLE.slice(0, 2)}4${EXAMPLE.slice(3)}`,
    started: 2,
  });
});

test("a paste that takes long does not replace what was loaded after it", async ({ host }) => {
  await host.open("<redoku-board controls></redoku-board>");
  await host.record();
  const rows = EXAMPLE.replaceAll(/.{9}/g, "$& |\n");
  for (const text of [rows, "no puzzle"]) {
    const loaded = await host.cells.first().evaluate(
      async (cell, [text, later]) => {
        const board = cell.getRootNode().host;
        const event = new Event("paste", { bubbles: true, composed: true, cancelable: true });
        const clipboardData = { getData: () => text, files: [], types: ["text/plain"] };
        Object.defineProperty(event, "clipboardData", { value: clipboardData });
        cell.dispatchEvent(event);
        await board.load(later);
        // The second answer comes in a message after that for the text.
        for (let time = 0; time < 2; time++) await board.export("grid");
        return board.value;
      },
      [text, SOLUTION],
    );
    expect(loaded).toBe(SOLUTION);
  }
  expect((await host.events()).filter(({ type }) => type === "redoku-error")).toEqual([]);
});
