/** The programs that Watch shows, by file name: about 9 KB gzipped in total. */

/** @type {Record<string, string>} */
const files = import.meta.glob("../classic/*", { query: "?raw", import: "default", eager: true });

/** @param {string} name */
export const programText = (name) => files[`../classic/${name}`];
