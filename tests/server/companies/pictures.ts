import { crc32, deflateSync } from 'node:zlib';
import { decoder } from '../../../server/images/decoder';

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff';

interface Look {
  width?: number;
  height?: number;
  /** Every pixel of another colour, so that it takes many bytes. */
  noise?: boolean;
}

/** A picture as a camera or a drawing program would make it. */
export async function picture(format: Format, { width = 40, height = 30, noise }: Look = {}) {
  return (await drawing({ width, height, noise })).toFormat(format, { quality: 90 }).toBuffer();
}

/** A JPEG that says who made it, and that it lies on its side. */
export const labelledPhoto = async () =>
  (await drawing({ width: 40, height: 30 }))
    .withExif({ IFD0: { Copyright: 'Nobody may know' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function drawing({ width, height, noise }: Look & { width: number; height: number }) {
  const sharp = await decoder();
  const pixels = Buffer.alloc(width * height * 3, 0x40);
  // an LCG, so that it is the same noise every time
  for (let i = 0, state = 1; noise && i < pixels.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    pixels[i] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** So many pixels high and wide, all black: a PNG of few bytes. */
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

/** What a browser makes of a file, by the type that it believes. */
export const dataUrl = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`;
