import { UnreadableFile } from './unreadableFile';

/** The text of a file in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252, as Notepad writes it. */
export function plainText(data: Uint8Array): string {
  const [first, second] = data;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = isUtf16
    ? decoded(data, first === 0xff ? 'utf-16le' : 'utf-16be')
    : (decoded(data, 'utf-8') ?? decoded(data, 'windows-1252'));
  if (text === null || CONTROL.test(text)) throw new UnreadableFile('broken');
  return text;
}

function decoded(data: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(data);
  } catch {
    return null;
  }
}

/**
 * Control characters. A file with any of them is not text; decoding alone cannot tell this, because
 * Windows-1252 has a character for every byte.
 */
const CONTROL = /(?![\t\n\v\f\r])\p{Cc}/u;
