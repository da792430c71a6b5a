// Imports that the build answers (see xtask/inline.mjs).

/** A module and everything it imports, as the text of one script. */
declare module "*?bundled" {
  const script: string;
  export default script;
}

/** A file that travels inside the importing one. */
declare module "*?packed" {
  const packed: import("./packed.js").Packed;
  export default packed;
}

/** The glue of a wasm module that an older build of www/pkg does not have. */
declare module "*/pkg/text.js";
