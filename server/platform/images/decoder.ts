import type Sharp from 'sharp';

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
