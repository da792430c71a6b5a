// What the site's build needs beyond Vite: see vite.config.mjs.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { minifySync } from "vite";

/** Empties dist/ before a build, except for the package's files. */
export function keepPackage() {
  let folder = "";
  return {
    name: "redoku-keep-package",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    buildStart() {
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder)) {
        if (name !== "package") rmSync(join(folder, name), { recursive: true });
      }
    },
  };
}

/** Removes the pages' security policy in the dev server, which injects inline styles and opens a socket. */
export function withoutPolicy() {
  return {
    name: "redoku-without-policy",
    apply: "serve",
    transformIndexHtml: (html) =>
      html.replace(/ *<meta http-equiv="Content-Security-Policy".*>\n/, ""),
  };
}

const EARLY = "www/early.js";

/** Emits early.js, a classic script that Vite leaves alone, minified and with a hashed name. */
export function earlyScript() {
  return {
    name: "redoku-early-script",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.values(bundle);
        const builtName = (module) => {
          const chunk = files.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)));
          return chunk?.fileName ?? this.error(`no chunk holds ${module}`);
        };
        const text = readFileSync(EARLY, "utf8").replace(/www\/i18n\/[\w/]+\.js/g, builtName);
        const source = minified(EARLY, text);
        const fileName = `assets/early-${sha256(source).slice(0, 8)}.js`;
        this.emitFile({ type: "asset", fileName, source });
        for (const page of files.filter((file) => file.fileName.endsWith(".html"))) {
          page.source = page.source.replace(EARLY, fileName);
        }
      },
    },
  };
}

/** Not kept for times without a network: what only other sites load, and the worker itself. */
const NOT_KEPT = /^(package\/|icons\/preview\.png$|sw\.js$)/;

/** Writes sw.js, with the list of all files of the site, each with its hash, and a version made of them. */
export function serviceWorker() {
  return {
    name: "redoku-service-worker",
    apply: "build",
    writeBundle({ dir }) {
      const files = filesIn(dir)
        .filter((name) => !NOT_KEPT.test(name))
        .map((name) => [name, sha256(readFileSync(join(dir, name)))]);
      const code = minified("sw.js", readFileSync("sw.js", "utf8"));
      // The worker's own code is part of the version: it decides what happens to the files.
      const version = sha256(code + JSON.stringify(files)).slice(0, 16);
      const list = JSON.stringify({ version, files: Object.fromEntries(files) });
      writeFileSync(join(dir, "sw.js"), `self.redoku=${list};\n${code}`);
    },
  };
}

/** The names of all files in a folder and below, in order. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

function minified(name, text) {
  return minifySync(name, text, { module: false, mangle: { toplevel: false } }).code;
}

function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}
