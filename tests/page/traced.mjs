// Walks through a page like a person and traces its main thread. Only keys, the pointer and a few words of
// script reach the page: what a test library puts there to find things takes longer than the page itself.

/** Tasks, layout shifts and our marks; whatever else is traced costs time of its own. */
const CATEGORIES = "toplevel,loading,blink.user_timing";

/**
 * Gives the longest task in milliseconds and the layout shift of each flow.
 * @param {import("@playwright/test").Browser} browser
 * @returns {Promise<Map<string, { task: number, shift: number }>>}
 */
export async function traced(browser, { url, ready, flows, slower }) {
  const page = await browser.newPage({ locale: "en-GB", serviceWorkers: "block" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", { categories: CATEGORIES, transferMode: "ReportEvents" });
  const hand = handFor(page, session);
  await page.goto(url);
  await hand.until(ready);
  for (const [name, act] of Object.entries(flows)) {
    await act(hand);
    await hand.rest();
    await hand.run(`performance.mark(${JSON.stringify(`flow:${name}`)})`);
  }
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await ended;
  await page.close();
  return perFlow(events);
}

/** What a person can do. */
function handFor(page, session) {
  async function run(expression) {
    const options = { awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
      expression,
      ...options,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return result.value;
  }
  return {
    run,
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys),
    focus: (selector) => run(`document.querySelector(${JSON.stringify(selector)}).focus()`),
    /** Clicks the middle of an element; once it rests, to ask where it is costs nothing. */
    async click(selector) {
      const box = await run(`(() => {
        const found = document.querySelector(${JSON.stringify(selector)});
        found.scrollIntoView({ block: "nearest" });
        return found.getBoundingClientRect().toJSON();
      })()`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    },
    /** Waits for an element, with this text if one is given. */
    until: (selector, text = "") =>
      run(`new Promise((resolve) => {
        const look = () => {
          const found = document.querySelector(${JSON.stringify(selector)});
          if (found?.textContent.includes(${JSON.stringify(text)})) resolve();
          else setTimeout(look, 20);
        };
        look();
      })`),
    /** Waits until nothing moves any more, and for some frames. */
    rest: () =>
      run(`(async () => {
        for (let frame = 0; frame < 8; frame++)
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        await Promise.all(document.getAnimations().map(({ finished }) => finished));
      })()`),
  };
}

/** Sorts the tasks of the page's main thread by the flow in which they ended. */
function perFlow(events) {
  const marks = events.filter(({ name }) => name.startsWith("flow:")).sort((a, b) => a.ts - b.ts);
  const [{ pid, tid }] = marks;
  const ours = events.filter((event) => event.pid === pid && event.tid === tid);
  let from = Number.NEGATIVE_INFINITY;
  return new Map(
    marks.map(({ name, ts }) => {
      const during = ours.filter((event) => event.ts > from && event.ts <= ts);
      from = ts;
      const tasks = during.filter((event) => event.name.endsWith("RunTask"));
      // What moves because somebody has just done something has not moved by itself.
      const shifts = during.filter(
        ({ name, args }) => name === "LayoutShift" && !args.data.had_recent_input,
      );
      const task = Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000;
      const shift = shifts.reduce((sum, { args }) => sum + args.data.score, 0);
      return [name.slice("flow:".length), { task, shift }];
    }),
  );
}
