// Finds or installs real browsers for the page's tests: Chromium is required, Firefox and WebKit are not.
import { existsSync } from "node:fs";
import { chromium, firefox } from "@playwright/test";
import { startWebKit } from "../tests/webkit/webdriver.mjs";
import { run, stop } from "./shell.mjs";

const BROWSERS = [
  {
    name: "Chromium",
    packages: ["chromium"],
    variable: "CHROME_PATH",
    path: "/usr/bin/chromium",
  },
  {
    name: "Firefox",
    packages: ["firefox-esr"],
    variable: "FIREFOX_PATH",
    path: "/usr/bin/firefox-esr",
  },
  {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb"],
    variable: "WEBKIT_DRIVER_PATH",
    path: "/usr/bin/WebKitWebDriver",
  },
];

/** Installs the missing browsers where possible, and returns which of the others than Chromium can be used. */
export async function prepareBrowsers() {
  const missing = BROWSERS.filter((browser) => !existsSync(pathOf(browser)));
  const installable = missing.filter((browser) => !process.env[browser.variable]);
  if (installable.length > 0) install(installable);
  const [chrome, fox, webkit] = BROWSERS;
  if (!existsSync(pathOf(chrome))) {
    stop(`no Chromium at ${pathOf(chrome)}. ${advice(chrome)}`);
  }
  await mustStart(chrome);
  return {
    firefox: await canStart(fox, startFirefox),
    webkit: await canStart(webkit, async () => (await startWebKit()).close()),
  };
}

function pathOf(browser) {
  return process.env[browser.variable] || browser.path;
}

/** Installs Debian's packages. On other systems, or without root, the user must do it. */
function install(browsers) {
  const packages = browsers.flatMap((browser) => browser.packages);
  const possible = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (!possible) return;
  console.log(`Installing ${packages.join(" and ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["-qq", "update"], { env });
  run("apt-get", ["-qq", "-y", "install", "--no-install-recommends", ...packages], { env });
}

function advice(browser) {
  return (
    `Install it (Debian: apt-get install ${browser.packages.join(" ")}) ` +
    `or set ${browser.variable}=/path/to/it.`
  );
}

async function mustStart(browser) {
  try {
    const started = await chromium.launch({
      executablePath: pathOf(browser),
      args: ["--no-sandbox"],
    });
    await started.close();
  } catch (error) {
    stop(`Chromium at ${pathOf(browser)} does not start. ${advice(browser)}\n${error}`);
  }
}

/** Playwright drives Firefox over WebDriver BiDi, which does not work with every pair of versions. */
async function startFirefox() {
  const started = await firefox.launch({
    channel: "moz-firefox",
    executablePath: pathOf(BROWSERS[1]),
  });
  await (await started.newPage()).close();
  await started.close();
}

/** Whether a browser can be used; says aloud if not. */
async function canStart(browser, start) {
  try {
    if (!existsSync(pathOf(browser))) throw new Error(`nothing at ${pathOf(browser)}`);
    await start();
    return true;
  } catch (error) {
    const line = "!".repeat(72);
    console.error(`\n${line}\nSKIPPED: all tests in ${browser.name}, which does not start.`);
    console.error(`${error}\n${advice(browser)}\n${line}\n`);
    return false;
  }
}
