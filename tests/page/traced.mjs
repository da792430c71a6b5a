// Walks through a page like a person and traces its main thread. Only keys, the pointer and a few words of
// script reach the page: what a test library puts there to find things takes longer than the page itself.
import { givePrecedence, stolen } from "./machine.mjs";

/** Tasks, layout shifts and our marks; whatever else is traced costs time of its own. */
const CATEGORIES = "toplevel,loading,blink.user_timing";
export const COMMIT = "(the browser's own start)";

/**
 * Gives the longest task in milliseconds, the most that a task had of the processor, which is less where it had to
 * wait for one, the layout shift of each flow, and how long others kept the whole machine waiting meanwhile, in a new
 * tab. What the browser does to put a page in the place of another, before the page has a word to say, stands under
 * `COMMIT`.
 * @param {import("@playwright/test").BrowserContext} context  a window that is there: a new one loads pages of its own
 * @returns {Promise<Map<string, { task: number, processor: number, shift: number, stolen: number }>>}
 */
export async function traced(context, { url, ready, flows, slower }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: url, storageTypes: "all" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", { categories: CATEGORIES, transferMode: "ReportEvents" });
  const hand = handFor(page, session);
  await givePrecedence(context.browser());
  const waited = [stolen()];
  await page.goto(url);
  await hand.until(ready);
  for (const [name, act] of Object.entries(flows)) {
    await act(hand);
    await hand.rest();
    await hand.run(`performance.mark(${JSON.stringify(`flow:${name}`)})`);
    waited.push(stolen());
  }
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await ended;
  await page.close();
  const found = perFlow(events);
  for (const [index, name] of Object.keys(flows).entries())
    found.get(name).stolen = waited[index + 1] - waited[index];
  return found;
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
  const commits = ours.filter(({ name }) => name === "DocumentLoader::CommitNavigation");
  const isCommit = ({ ts, dur }) => commits.some((it) => it.ts >= ts && it.ts < ts + dur);
  const tasks = ours.filter(({ name, dur }) => name.endsWith("RunTask") && dur);
  const found = new Map([[COMMIT, { ...longest(tasks.filter(isCommit)), shift: 0 }]]);
  let from = Math.max(...commits.map(({ ts }) => ts));
  for (const { name, ts } of marks) {
    const isDuring = (event) => event.ts > from && event.ts <= ts;
    // What moves because somebody has just done something has not moved by itself.
    const shifts = ours.filter(
      (event) => event.name === "LayoutShift" && !event.args.data.had_recent_input,
    );
    const shift = shifts.filter(isDuring).reduce((sum, { args }) => sum + args.data.score, 0);
    found.set(name.slice("flow:".length), { ...longest(tasks.filter(isDuring)), shift });
    from = ts;
  }
  return found;
}

/** In milliseconds. */
const longest = (tasks) => ({
  task: Math.max(0, ...tasks.map(({ dur }) => dur)) / 1000,
  processor: Math.max(0, ...tasks.map(({ dur, tdur = dur }) => tdur)) / 1000,
});
