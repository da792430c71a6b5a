// A module with a real trap: the package's own bytes, with one exported function cut down to
// `unreachable`. No input is known to make the module trap.

const CODE = 10;
const EXPORT = 7;
const UNREACHABLE_BODY = [3, 0, 0x00, 0x0b]; // three bytes: no locals, unreachable, end

/** The bytes of a module, with the exported function `name` replaced by a trap. */
export function withTrap(bytes, name) {
  const sections = sectionsOf(bytes);
  const importedFunctions = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).filter(
    ({ kind }) => kind === "function",
  ).length;
  const index = functionIndex(sections.get(EXPORT).body, name) - importedFunctions;
  const code = replaceBody(sections.get(CODE).body, index);
  const { start, end } = sections.get(CODE);
  return Uint8Array.from([
    ...bytes.subarray(0, start),
    CODE,
    ...leb(code.length),
    ...code,
    ...bytes.subarray(end),
  ]);
}

/** Each section by its number: where it starts and ends, and what is in it. */
function sectionsOf(bytes) {
  const sections = new Map();
  const reader = new Reader(bytes, 8);
  while (reader.at < bytes.length) {
    const start = reader.at;
    const id = reader.byte();
    const size = reader.number();
    sections.set(id, { start, end: reader.at + size, body: reader.take(size) });
  }
  return sections;
}

function functionIndex(body, wanted) {
  const reader = new Reader(body);
  for (let left = reader.number(); left > 0; left--) {
    const name = new TextDecoder().decode(reader.take(reader.number()));
    const kind = reader.byte();
    const index = reader.number();
    if (kind === 0 && name === wanted) return index;
  }
  throw new Error(`the module exports no function ${wanted}`);
}

function replaceBody(body, wanted) {
  const reader = new Reader(body);
  const count = reader.number();
  const code = [...leb(count)];
  for (let index = 0; index < count; index++) {
    const size = reader.number();
    const old = reader.take(size);
    if (index === wanted) code.push(...UNREACHABLE_BODY);
    else code.push(...leb(size), ...old);
  }
  return code;
}

/** Reads wasm's bytes and its numbers of variable length. */
class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

function leb(value) {
  const bytes = [];
  do {
    bytes.push((value & 127) | (value > 127 ? 128 : 0));
    value >>>= 7;
  } while (value > 0);
  return bytes;
}
