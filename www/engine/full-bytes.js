// The full module as bytes.
import packed, { size } from "../pkg/inline.js";
import { unpack } from "./bytes.js";

export const moduleBytes = () => unpack(packed, size);
