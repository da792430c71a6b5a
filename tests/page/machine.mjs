// What a measurement has to know about the machine: others run on it, too.
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** The kernel counts in ticks of so many ms. */
export const TICK = 10;

/** How many ms of its processors' time a virtual machine has been kept waiting for; null where nothing tells. */
export function stolen() {
  try {
    const [line] = readFileSync("/proc/stat", "utf8").split("\n");
    return Number(line.split(/\s+/)[8]) * TICK;
  } catch {
    return null;
  }
}

/**
 * Lets the main threads of all pages go before the rest of the browser, which on a machine with few processors would
 * else take them away in the middle of a task. Gives whether that is allowed.
 * @param {import("@playwright/test").Browser} browser
 */
export async function givePrecedence(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  try {
    for (const { type, id } of processInfo)
      if (type === "renderer") setPriority(id, constants.priority.PRIORITY_HIGHEST);
    return true;
  } catch {
    return false;
  }
}
