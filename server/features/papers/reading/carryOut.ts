import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawnImage, pagesOfImage } from './images';
import { drawnPdf, readPdf } from './pdf';
import type { PaperType } from '../../../../domain/papers';
import { UnreadablePaper, WIDEST_PICTURE, type Order, type Tasks } from './task';

const JPEG_QUALITY = 80;

const isImage = (type: PaperType) => type === 'jpeg' || type === 'png' || type === 'tiff';

const tasks: Tasks = {
  async read(file, type) {
    if (type === 'pdf') return readPdf(file);
    const pages = isImage(type) ? await pagesOfImage(file) : 0;
    return { pages, text: Array.from({ length: pages }, () => '') };
  },

  async picture(file, type, page, width) {
    if (type === 'pdf') return (await drawnPdf(file, page, width)).encode('jpeg', JPEG_QUALITY);
    if (!isImage(type)) throw new UnreadablePaper('noPicture');
    return (await drawnImage(file, page, width)).jpeg({ quality: JPEG_QUALITY }).toBuffer();
  },

  async labels(file, type) {
    if (type !== 'pdf' && !isImage(type)) return [];
    prepareReader();
    const codes = await readBarcodes(await firstPage(file, type), { formats: ['QRCode'], tryHarder: true });
    return codes.map(({ text }) => text);
  },
};

/** Reads or draws a file, in a process that does nothing else. @throws UnreadablePaper, or any error of a library */
export const carryOut = ({ task, values }: Order): Promise<unknown> =>
  (tasks[task] as (...values: unknown[]) => Promise<unknown>)(...values);

async function firstPage(file: string, type: PaperType) {
  if (type === 'pdf') {
    const canvas = await drawnPdf(file, 1, WIDEST_PICTURE);
    return pixels(
      canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data,
      canvas.width,
      canvas.height,
    );
  }
  const image = (await drawnImage(file, 1, WIDEST_PICTURE)).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return pixels(data, info.width, info.height);
}

const pixels = (data: Uint8Array | Uint8ClampedArray, width: number, height: number): ImageData => ({
  data: new Uint8ClampedArray(data),
  width,
  height,
  colorSpace: 'srgb',
});

let isPrepared = false;

/** Otherwise the library would fetch its program from the internet. */
function prepareReader() {
  if (isPrepared) return;
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  isPrepared = true;
}
