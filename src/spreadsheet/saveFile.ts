/** Some browsers begin to read the file only after the click; after this long they have. */
const READ_MS = 40_000;

/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  // a slash would be a folder
  link.download = name.replaceAll('/', '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
