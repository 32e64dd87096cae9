import sharp from 'sharp';
import { UnreadablePaper, WIDEST_PICTURE } from './task';

/** Enough for A3 at 600 dpi. */
const MOST_PIXELS = 100_000_000;

/** The highest picture: of what is longer than a page, less is drawn. */
const HIGHEST_PICTURE = 2 * WIDEST_PICTURE;

// sharp detects the format from the bytes; of its twenty (SVG, PDF …) only these are allowed
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadTiff'] });
sharp.cache(false);
sharp.concurrency(1);

const opened = (file: string, page: number) =>
  sharp(file, { failOn: 'error', limitInputPixels: MOST_PIXELS, page: page - 1 });

export const pagesOfImage = async (file: string): Promise<number> =>
  (await opened(file, 1).metadata()).pages ?? 1;

/** A page of a JPEG, PNG or TIFF, turned as its camera says and no wider than `width`. */
export async function drawnImage(file: string, page: number, width: number) {
  if (page > (await pagesOfImage(file))) throw new UnreadablePaper('noSuchPage');
  return opened(file, page)
    .autoOrient()
    .resize({ width, height: HIGHEST_PICTURE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
}
