// Imports that the build answers (see xtask/inline.mjs).

/** A module and everything it imports, as the text of one script. */
declare module "*?bundled" {
  const script: string;
  export default script;
}

/** A file that travels inside the importing one. */
declare module "*?deflated" {
  const bytes: () => Uint8Array<ArrayBuffer>;
  export default bytes;
}
