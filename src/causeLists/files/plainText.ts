import { UnreadableFile } from './unreadableFile';

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark, as Notepad writes it. */
export function plainText(data: Uint8Array): string {
  const encoding = data[0] === 0xff && data[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(data);
  } catch {
    throw new UnreadableFile('broken');
  }
}
