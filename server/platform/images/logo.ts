import { imageData, LARGEST_IMAGE } from '../../../domain/images';
import { busy, invalidField } from '../http/errors';
import { createSemaphore } from '../semaphore';
import type Sharp from 'sharp';

/** The longer side of a stored logo, in pixels. */
const LONGEST_SIDE = 256;

/** Limits memory: 4,000,000 pixels take 16 MB while they are decoded. */
const MOST_PIXELS = 4_000_000;

/** Timeout in seconds, far above what a valid image takes. */
const LONGEST_DECODING = 20;

/** Decoding takes memory and a thread of libuv's pool; at most two at once leave the rest to other requests. */
const decoding = createSemaphore({ atOnce: 2 });

/** The bytes of a data URL. */
export const bytesOf = (url: string): Buffer => Buffer.from(imageData(url), 'base64');

export const logoUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/**
 * Re-encodes an uploaded logo as a small PNG, which removes metadata and everything else but the pixels.
 * @throws 400 naming the field when the bytes are no complete JPEG or PNG, whatever their declared type.
 */
export async function pngOfLogo(bytes: Buffer): Promise<Buffer> {
  try {
    return await decoding.run(undefined, { refusal: busy }, () => smallPng(bytes));
  } catch {
    throw invalidField('logo', 'imageNotValid');
  }
}

async function smallPng(bytes: Buffer): Promise<Buffer> {
  const trueColour = await encoded(bytes, { palette: false });
  // with a palette of 256 colours, 256 × 256 pixels always fit
  return trueColour.length <= LARGEST_IMAGE ? trueColour : await encoded(bytes, { palette: true });
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

/** sharp, configured for untrusted uploads. Loaded on first use, because loading takes a while. */
export const decoder = (): Promise<typeof Sharp> => (loaded ??= load());

let loaded: ReturnType<typeof load> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  // sharp detects the format from the bytes; of its twenty (SVG, PDF …) only these two are allowed
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
