import { crc32, deflateSync } from 'node:zlib';
import { decoder } from '../../../server/platform/images/logo';

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff';

interface Look {
  width?: number;
  height?: number;
  /** Gives the pixels random colours, so that the file takes many bytes. */
  noise?: boolean;
}

/** A valid picture file, plain grey or filled with noise. */
export async function picture(format: Format, { width = 40, height = 30, noise }: Look = {}) {
  return (await drawing({ width, height, noise })).toFormat(format, { quality: 90 }).toBuffer();
}

/** A JPEG whose EXIF data has a copyright notice and a rotation by 90°. */
export const labelledPhoto = async () =>
  (await drawing({ width: 40, height: 30 }))
    .withExif({ IFD0: { Copyright: 'Nobody may know' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function drawing({ width, height, noise }: Look & { width: number; height: number }) {
  const sharp = await decoder();
  const pixels = Buffer.alloc(width * height * 3, 0x40);
  // a linear congruential generator, so that the noise is the same every time
  for (let i = 0, state = 1; noise && i < pixels.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    pixels[i] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A black PNG of `side` × `side` pixels in few bytes. */
export function blackPicture(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // one bit a pixel
  const rows = Buffer.alloc(side * (1 + side / 8));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}

/** The data URL of a file, labelled with a media type. */
export const dataUrl = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`;
