// Builds the site into dist/: its pages with their modules, style sheets, workers and wasm.
import { defineConfig } from "vite";
import { GUIDE, guide } from "./xtask/guide.mjs";
import {
  addressesOfPages,
  earlyScript,
  examplePages,
  keepPackage,
  previewPicture,
  serviceWorker,
  withoutPolicy,
} from "./xtask/vite-plugins.mjs";

/** The pages, and their addresses, to which other sites link. */
const PAGES = {
  "index.html": "index.html",
  "www/pages/learn.html": "learn.html",
  ...GUIDE,
  "www/pages/frame.html": "embed.html",
};

export default defineConfig({
  appType: "mpa",
  // Relative addresses: dist/ works in any folder of any host.
  base: "./",
  publicDir: "www/public",
  server: { host: "127.0.0.1" },
  preview: { host: "127.0.0.1" },
  build: {
    target: "es2022",
    // dist/package is built separately; keepPackage() removes the rest.
    emptyOutDir: false,
    // The content security policy allows files of the same origin and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.keys(PAGES),
      output: {
        chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js`,
        codeSplitting: {
          groups: [
            // The frame imports this helper too, and must not load the pages' styles with it.
            { name: "preload", test: /vite[\\/]preload-helper/, priority: 1 },
            { debugName: "first load", name: firstLoad },
          ],
        },
      },
    },
  },
  worker: { format: "es", rolldownOptions: { output: { comments: false } } },
  plugins: [
    keepPackage(),
    guide(),
    withoutPolicy(),
    previewPicture(),
    earlyScript(),
    addressesOfPages(PAGES),
    examplePages(),
    serviceWorker(),
  ],
});

/**
 * Puts all modules that the main page imports statically into one chunk, which the other pages share.
 * Rolldown adds the imports of these modules.
 */
function firstLoad(id, modules) {
  const root = /[\\/](index\.html|www[\\/]main\.js)$/;
  const isImported = modules.getModuleInfo(id)?.importers.some((importer) => root.test(importer));
  return isImported && !root.test(id) ? "shared" : null;
}

/** Gives chunks distinct names: www/i18n/zh/page.js becomes zh-page, www/hint/panel.js hint-panel. */
function chunkName({ name, facadeModuleId, moduleIds }) {
  // A chunk that several pages share has no facade; the package's ones are named after their folder, too.
  const module = facadeModuleId ?? moduleIds.find((id) => /[\\/]dist[\\/]package[\\/]/.test(id));
  const [, folder] = /[\\/](?:www|dist)[\\/](?:.*[\\/])?(\w+)[\\/][^\\/]+$/.exec(module) ?? [];
  return !folder || name.startsWith(folder) ? name : `${folder}-${name}`;
}
