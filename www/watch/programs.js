/** The text of every program that Watch shows, by the name of its file: about 9 KB gzipped together. */

/** @type {Record<string, string>} */
const files = import.meta.glob("../classic/*", { query: "?raw", import: "default", eager: true });

/** @param {string} name */
export const programText = (name) => files[`../classic/${name}`];
