import type Sharp from 'sharp';

/** sharp, set up for pictures that strangers send. It takes a while to load, so the first one loads it. */
export const decoder = (): Promise<typeof Sharp> => (loaded ??= load());

let loaded: ReturnType<typeof load> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  // a file is what its bytes say: of the twenty formats that could be read (SVG, PDF …), these two are
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
