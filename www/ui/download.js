/** Downloads a file. @param {Blob} file @param {string} name */
export function download(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoke later, because the browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
