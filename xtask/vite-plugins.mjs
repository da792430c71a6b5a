// The Vite plugins of vite.config.mjs.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { minifySync } from "vite";

/** Empties dist/ before a build, except for the package. */
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

/** Removes the content security policy on the dev server, which injects inline styles and opens a socket. */
export function withoutPolicy() {
  return {
    name: "redoku-without-policy",
    apply: "serve",
    transformIndexHtml: (html) =>
      html.replace(/ *<meta http-equiv="Content-Security-Policy".*>\n/, ""),
  };
}

const EARLY = "www/early.js";

/** Emits early.js minified and with a hashed name: Vite does not process classic scripts. */
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

/** Files that are not cached for offline use: those that only other sites load, and the worker itself. */
const NOT_CACHED = /^(package\/|icons\/preview\.png$|sw\.js$)/;

/** Writes sw.js, with the hashes of all files of the site and a version derived from them. */
export function serviceWorker() {
  return {
    name: "redoku-service-worker",
    apply: "build",
    writeBundle({ dir }) {
      const files = filesIn(dir)
        .filter((name) => !NOT_CACHED.test(name))
        .map((name) => [name, sha256(readFileSync(join(dir, name)))]);
      const code = minified("sw.js", readFileSync("sw.js", "utf8"));
      // The code of the worker is part of the version, because it determines what happens to the files.
      const version = sha256(code + JSON.stringify(files)).slice(0, 16);
      const list = JSON.stringify({ version, files: Object.fromEntries(files) });
      writeFileSync(join(dir, "sw.js"), `self.redoku=${list};\n${code}`);
    },
  };
}

/** The sorted paths of all files in a folder and its subfolders. */
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
