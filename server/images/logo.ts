import { imageData, LARGEST_IMAGE } from '../../domain/images';
import { invalidField } from '../http/errors';
import { semaphore } from '../http/semaphore';
import { decoder } from './decoder';

/** The longer side of a stored logo, in pixels. */
const LONGEST_SIDE = 256;

/** No logo needs more to be scaled down from; 4,000,000 of them take 16 MB while they are decoded. */
const MOST_PIXELS = 4_000_000;

/** Far more than any sound picture takes, in seconds. */
const LONGEST_DECODING = 20;

/** Decoding takes memory and a thread: all the others stay for the rest of the server. */
const takeTurn = semaphore(2);

/** The bytes of a data URL. */
export const bytesOf = (url: string): Buffer => Buffer.from(imageData(url), 'base64');

/** Bytes as the wire has them. */
export const logoUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/**
 * Turns what was uploaded as a logo into a PNG of our own making: small, and without anything that it
 * carried beside its pixels. @throws 400 at the field when it is no whole JPEG or PNG, whatever its label.
 */
export async function pngOfLogo(bytes: Buffer): Promise<Buffer> {
  const endTurn = await takeTurn();
  try {
    const trueColour = await encoded(bytes, { palette: false });
    // 256 colours of 256 by 256 pixels always fit
    return trueColour.length <= LARGEST_IMAGE ? trueColour : await encoded(bytes, { palette: true });
  } catch {
    throw invalidField('logo', 'imageNotValid');
  } finally {
    endTurn();
  }
}

async function encoded(bytes: Buffer, { palette }: { palette: boolean }): Promise<Buffer> {
  const sharp = await decoder();
  return sharp(bytes, { failOn: 'warning', limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9, palette, ...(palette && { effort: 3 }) })
    .timeout({ seconds: LONGEST_DECODING })
    .toBuffer();
}
