import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const program = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });

/** Where a code stands on the page, and its width. */
export interface Code {
  text: string;
  x: number;
  y: number;
  width: number;
}

interface Drawn {
  width?: number;
  height?: number;
  lines?: string[];
  codes?: Code[];
}

/** An A4 page at 100 dpi with lines of text and QR codes. */
export async function drawnPage({ width = 827, height = 1169, lines = [], codes = [] }: Drawn) {
  const texts = lines.map(
    (line, at) => `<text x="80" y="${300 + at * 30}" font-size="20" font-family="sans-serif">${line}</text>`,
  );
  const squares = await Promise.all(
    codes.map(async ({ text, x, y, width }) => {
      const { svg } = await writeBarcode(text, { format: 'QRCode', addQuietZones: true });
      const code = Buffer.from(svg).toString('base64');
      return `<image x="${x}" y="${y}" width="${width}" height="${width}" href="data:image/svg+xml;base64,${code}"/>`;
    }),
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${texts.join('')}${squares.join('')}</svg>`;
  // what reads papers in the same process blocks it
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(Buffer.from(page));
}
