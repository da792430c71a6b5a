/** Files: chosen, read as texts, and downloaded. */

/** The size limit of files, in bytes: large puzzle collections fit, videos do not. */
export const LARGEST_FILE = 64 << 20;

/** A file that cannot be read as text. */
export class FileError extends Error {}

/** Reads a file as text. Rejects with a FileError. @param {File} file @returns {Promise<string>} */
export async function readFile(file) {
  if (file.size > LARGEST_FILE) throw new FileError("too large");
  const bytes = await file.arrayBuffer().catch((cause) => {
    // A folder, or a file that was removed.
    throw new FileError("not readable", { cause });
  });
  return decode(new Uint8Array(bytes));
}

/** Decodes UTF-16 with a byte order mark, UTF-8, or else Windows-1252. @param {Uint8Array} bytes */
export function decode(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0)) throw new FileError("not a text");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Whether a file may be a picture; browsers do not know the type of every HEIC file. @param {File} file */
export const isPicture = ({ type, name }) =>
  type ? type.startsWith("image/") && !type.startsWith("image/svg") : /\.hei[cf]$/i.test(name);

/** The files that the user has chosen in a field. The same ones can be chosen again: their content may have changed. @param {Event} event */
export function chosenFiles({ target }) {
  const field = /** @type {HTMLInputElement} */ (target);
  const files = [...(field.files ?? [])];
  field.value = "";
  return files;
}

/** Downloads a file. @param {Blob} file @param {string} name */
export function download(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoke later, because the browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
