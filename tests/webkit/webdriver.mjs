// WebKitGTK over WebDriver: starts a virtual screen, the driver and the browser, and sends commands with fetch.
import { spawn } from "node:child_process";
import { createServer } from "node:net";

const DRIVER = process.env.WEBKIT_DRIVER_PATH || "/usr/bin/WebKitWebDriver";
/** WebKitGTK's own small browser, which Debian installs with the library. */
const MACHINE = process.arch === "arm64" ? "aarch64-linux-gnu" : "x86_64-linux-gnu";
const BROWSER = process.env.WEBKIT_PATH || `/usr/lib/${MACHINE}/webkit2gtk-4.1/MiniBrowser`;

/** The name of an element in a message, from the standard. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Starts the browser. `close` ends it, with its driver and its screen. */
export async function startWebKit() {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1300x900x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await firstLine(screen, 3);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LANG: "C.UTF-8",
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const end = () => {
    driver.kill();
    screen.kill();
  };
  process.once("exit", end);
  try {
    const address = `http://127.0.0.1:${port}`;
    await poll(async () => (await send("GET", `${address}/status`)).ready);
    const options = { binary: BROWSER, args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    const { sessionId } = await send("POST", `${address}/session`, { capabilities });
    return new WebKit(`${address}/session/${sessionId}`, end);
  } catch (error) {
    end();
    throw error;
  }
}

/** A session of the browser. */
class WebKit {
  #address;
  #end;

  constructor(address, end) {
    this.#address = address;
    this.#end = end;
  }

  goTo(url) {
    return this.#post("url", { url });
  }

  reload() {
    return this.#post("refresh", {});
  }

  /** Calls a function in the page, given as text; its result may be JSON, an element, or a promise of one. */
  async run(call, ...args) {
    const script = `const [args, done] = [[...arguments].slice(0, -1), arguments[arguments.length - 1]];
      (async () => (${call})(...args))().then(
        (value) => done({ value }),
        (error) => done({ thrown: String(error) }),
      );`;
    const { value, thrown } = await this.#post("execute/async", { script, args });
    if (thrown) throw new Error(thrown);
    return value;
  }

  /** Clicks on an element that `run` returned, with the mouse. */
  click(element) {
    return this.#post(`element/${element[ELEMENT]}/click`, {});
  }

  /** Presses keys one after another, with modifiers held: `press("v", "\uE009")` is Ctrl+V. */
  press(keys, ...held) {
    const key = (type) => (value) => ({ type, value });
    const down = held.map(key("keyDown"));
    const up = held.map(key("keyUp"));
    const pressed = [...keys].flatMap((value) => [key("keyDown")(value), key("keyUp")(value)]);
    const actions = [...down, ...pressed, ...up];
    return this.#post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  /** Sends the following commands to a frame, or with null to the page. */
  enter(frame) {
    return this.#post("frame", { id: frame });
  }

  /** The picture of the window, as a PNG. The driver waits for a change of the page, so there is one in each frame. */
  async screenshot() {
    await this.run(`() => {
      const { style } = document.documentElement;
      let frames = 120;
      const change = () => {
        style.paddingBottom = frames % 2 ? "1px" : "";
        if (frames-- > 0) requestAnimationFrame(change);
      };
      change();
    }`);
    return Buffer.from(await send("GET", `${this.#address}/screenshot`), "base64");
  }

  async close() {
    await send("DELETE", this.#address).catch(() => {});
    this.#end();
  }

  #post(command, body) {
    return send("POST", `${this.#address}/${command}`, body);
  }
}

async function send(method, address, body) {
  const response = await fetch(address, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = await response.json();
  if (response.ok) return value;
  throw new Error(`${method} ${new URL(address).pathname}: ${value.error}: ${value.message}`);
}

/** Asks again until an answer comes that is neither empty nor an error. */
export async function poll(ask, seconds = 20) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      const answer = await ask();
      if (answer) return answer;
      if (Date.now() > end) return answer;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The first line that a process writes to one of its files. */
function firstLine(child, file) {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdio[file].on("data", (part) => {
      text += part;
      if (text.includes("\n")) resolve(text.trim());
    });
    child.on("error", reject);
    child.on("exit", () => reject(new Error(`${child.spawnfile} has ended`)));
  });
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
