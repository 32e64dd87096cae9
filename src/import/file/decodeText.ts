/**
 * Decodes a text file by its bytes alone: UTF-8 or UTF-16 by its byte order mark, UTF-16 without one by its
 * zero bytes, UTF-8 if valid, otherwise windows-1252 (in which Bijoy text was saved).
 */
export function decodeText(bytes: Uint8Array): string {
  return withSigns(new TextDecoder(encodingOf(bytes)).decode(bytes));
}

/**
 * Replaces control characters by the characters that windows-1252 has in their place: some decoders read
 * windows-1252 as latin1.
 */
export const withSigns = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (control) => SIGNS[control.charCodeAt(0) - 0x80]!);

const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const looked = bytes.subarray(0, 2000);
  looked.forEach((byte, at) => byte === 0 && zeros[at % 2]!++);
  if (zeros[1]! > looked.length / 8) return 'utf-16le';
  if (zeros[0]! > looked.length / 8) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
