/**
 * Unpacks files that the build packed with DEFLATE (RFC 1951) and base64, at once: the first call of a function cannot
 * wait for the platform's DecompressionStream.
 */
import { decode } from "./packed.js";

/** The length of the longest codeword in bits. */
const LONGEST = 15;
/** The first length or distance of each symbol, and the number of extra bits that are added to it. */
const LENGTHS = [...bases(28, 3, 4), { base: 258, more: 0 }];
const DISTANCES = bases(30, 1, 2);
/** The order in which a block lists the codeword lengths of the code for its codeword lengths. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** @param {Uint8Array} packed @param {number} size of the result */
export function inflate(packed, size) {
  const out = new Uint8Array(size);
  let [at, buffer, filled, length, last] = [0, 0, 0, 0, 0];

  /** Reads the next bits without consuming them. @param {number} count */
  function peek(count) {
    for (; filled < count; filled += 8) buffer |= packed[at++] << filled;
    return buffer & ((1 << count) - 1);
  }

  /** @param {number} count */
  function take(count) {
    const value = peek(count);
    buffer >>>= count;
    filled -= count;
    return value;
  }

  /** Reads the next symbol of a code. @param {Uint16Array} code */
  function symbol(code) {
    const entry = code[peek(LONGEST)];
    take(entry & 15);
    return entry >> 4;
  }

  /** Reads codeword lengths, which are themselves compressed. @param {number} count */
  function sizes(count) {
    const meta = new Uint8Array(19);
    const known = take(4) + 4;
    for (let index = 0; index < known; index++) meta[ORDER[index]] = take(3);
    const code = codeOf(meta);
    const all = new Uint8Array(count);
    for (let index = 0; index < count; ) {
      const next = symbol(code);
      if (next < 16) {
        all[index++] = next;
        continue;
      }
      const value = next === 16 ? all[index - 1] : 0;
      const times = next === 16 ? 3 + take(2) : next === 17 ? 3 + take(3) : 11 + take(7);
      all.fill(value, index, index + times);
      index += times;
    }
    return all;
  }

  while (!last) {
    last = take(1);
    // For a file as large as a module the build writes no other kind of block.
    if (take(2) !== 2) throw new Error("not a file that the build packed");
    const literals = take(5) + 257;
    const all = sizes(literals + take(5) + 1);
    const [words, distances] = [codeOf(all.subarray(0, literals)), codeOf(all.subarray(literals))];
    for (let next = symbol(words); next !== 256; next = symbol(words)) {
      if (next < 256) {
        out[length++] = next;
        continue;
      }
      const span = LENGTHS[next - 257];
      const end = length + span.base + take(span.more);
      const way = DISTANCES[symbol(distances)];
      const back = way.base + take(way.more);
      for (; length < end; length++) out[length] = out[length - back];
    }
  }
  return out;
}

/**
 * The table of a code with codewords of these lengths: for each 15 bits of input, the symbol times 16 plus the
 * length of its codeword.
 * @param {Uint8Array} sizes
 */
function codeOf(sizes) {
  const code = new Uint16Array(1 << LONGEST);
  let word = 0;
  for (let size = 1; size <= LONGEST; size++, word <<= 1) {
    sizes.forEach((own, symbol) => {
      if (own !== size) return;
      let reversed = 0;
      for (let bit = 0; bit < size; bit++) reversed |= ((word >> bit) & 1) << (size - 1 - bit);
      for (; reversed < code.length; reversed += 1 << size) code[reversed] = (symbol << 4) | size;
      word++;
    });
  }
  return code;
}

/** @param {number} count @param {number} base @param {number} step symbols with the same number of extra bits */
function bases(count, base, step) {
  return Array.from({ length: count }, (_, symbol) => {
    const more = Math.max(0, Math.floor(symbol / step) - 1);
    const entry = { base, more };
    base += 1 << more;
    return entry;
  });
}

/** The bytes of a packed file. @param {import("./packed.js").Packed} packed @returns {BufferSource} */
export function unpackNow({ base64, size }) {
  return inflate(decode(base64), size);
}
