/** In milliseconds. Some browsers begin to read the file only after the click; by then they have. */
const READ_BY = 40_000;

/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replaceAll('/', '-'); // a slash would be a folder
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_BY);
}
