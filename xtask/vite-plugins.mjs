// The Vite plugins of vite.config.mjs.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { minifySync } from "vite";
import { ownerFacts } from "./owner.mjs";

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

/** Gives the picture for link previews its full address: what shows previews resolves no relative one. */
export function previewPicture() {
  return {
    name: "redoku-preview-picture",
    transformIndexHtml: (html) =>
      html.replace('"og:image" content="', `"og:image" content="${ownerFacts().site}`),
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
          page.source = page.source.replace(/\/?www\/early\.js/, fileName);
        }
      },
    },
  };
}

/**
 * Gives the pages in subfolders their addresses, all of which are in the root of the site.
 * @param {Record<string, string>} addresses  by file
 */
export function addressesOfPages(addresses) {
  const moved = Object.entries(addresses).filter(([file, address]) => file !== address);
  return {
    name: "redoku-addresses-of-pages",
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        for (const [file, address] of moved) {
          request.url = request.url.replace(new RegExp(`^/${address}(?=\\?|$)`), `/${file}`);
        }
        next();
      });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [file, address] of moved) {
          const up = "../".repeat(file.split("/").length - 1);
          const source = bundle[file].source.replaceAll(`"${up}`, '"./');
          delete bundle[file];
          this.emitFile({ type: "asset", fileName: address, source });
        }
      },
    },
  };
}

const EXAMPLES = "examples";

/**
 * Puts the examples that are plain pages beside the pages of the site. They import the built package, which is in another
 * folder on the dev server.
 */
export function examplePages() {
  return {
    name: "redoku-example-pages",
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        request.url = request.url.replace(/^\/package\//, "/dist/package/");
        next();
      });
    },
    generateBundle() {
      for (const name of readdirSync(EXAMPLES)) {
        const folder = join(EXAMPLES, name);
        const isPage = existsSync(join(folder, "index.html"));
        if (!isPage || existsSync(join(folder, "package.json"))) continue;
        for (const file of filesIn(folder)) {
          const source = readFileSync(join(folder, file), "utf8");
          this.emitFile({ type: "asset", fileName: `${EXAMPLES}/${name}/${file}`, source });
        }
      }
    },
  };
}

const WORKER = "www/sw.js";

/** Files that are not cached for offline use: those that only others load, and the worker itself. */
const NOT_CACHED = /^(package\/|examples\/|icons\/preview\.png$|llms\.txt$|sw\.js$)/;

/** Writes sw.js, with the hashes of all files of the site and a version derived from them. */
export function serviceWorker() {
  return {
    name: "redoku-service-worker",
    apply: "build",
    writeBundle({ dir }) {
      const files = filesIn(dir)
        .filter((name) => !NOT_CACHED.test(name))
        .map((name) => [name, sha256(readFileSync(join(dir, name)))]);
      const code = minified(WORKER, readFileSync(WORKER, "utf8"));
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
