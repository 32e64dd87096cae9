import { UnreadableFile } from './unreadableFile';

/** The largest file that is read, in bytes. A court's list for a day has some hundred pages. */
const LARGEST = 20 * 1024 * 1024;

/** Each kind's reader is fetched when the first file of that kind is opened. */
const readers: Record<string, (data: Uint8Array) => Promise<string>> = {
  txt: async (data) => (await import('./plainText')).plainText(data),
  docx: async (data) => (await import('./document')).textOfDocument(data),
  xlsx: async (data) => (await import('./workbook')).textOfWorkbook(data),
  pdf: async (data) => (await import('./pdf')).textOfPdf(data),
};

/** The file name extensions that can be read, for a file chooser. */
export const READABLE = Object.keys(readers)
  .map((kind) => `.${kind}`)
  .join();

/** The text of a cause list's file, with `|` between its columns. @throws UnreadableFile */
export async function textOfFile(file: File): Promise<string> {
  const read = readers[file.name.split('.').at(-1)!.toLowerCase()];
  if (!read) throw new UnreadableFile('unknownKind');
  if (file.size > LARGEST) throw new UnreadableFile('tooLarge');
  const text = await read(new Uint8Array(await file.arrayBuffer()));
  if (!text.trim()) throw new UnreadableFile('noText');
  return text;
}
