// Waits in tests of followers, without sleeping: the clock stands still unless a test moves it.
import { mock } from "node:test";

mock.timers.enable({ apis: ["setTimeout"] });

/** Runs all that is due: promises, then the timers without a delay, then the promises that these settle. */
export async function settled() {
  await promises();
  mock.timers.tick(1);
  await promises();
}

const promises = () => new Promise((resolve) => setImmediate(resolve));
