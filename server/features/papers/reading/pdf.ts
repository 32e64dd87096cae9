import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { asTyped } from '../../../../domain/bengaliOrder';
import { limitUnpacking } from '../../../../domain/unpacking';
import { UnreadablePaper, WIDEST_PICTURE, type ReadPaper } from './task';

/** The most characters that are kept of a text layer. */
const LONGEST_TEXT = 1_000_000;

/** The text of pages that are reached later is left out, in milliseconds. */
const LONGEST_READING = 15_000;

/** Enough for a scanned A3 page at 400 dpi; a larger image is left blank. */
const MOST_PIXELS = 75_000_000;

const MOST_BYTES = 320 * 1024 * 1024;

const HIGHEST_PICTURE = 2 * WIDEST_PICTURE;

const library = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => path.join(library, name, path.sep);

// for the whole life of this process, which does nothing but read papers
limitUnpacking(MOST_BYTES);

async function withPdf<T>(file: string, task: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const loading = getDocument({
    url: pathToFileURL(file).href,
    // reads only the parts of the file that are needed
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    maxImageSize: MOST_PIXELS,
    verbosity: 0,
  });
  try {
    return await task(await loading.promise);
  } catch (error) {
    if ((error as Error).name === 'PasswordException') throw new UnreadablePaper('password');
    throw error;
  } finally {
    await loading.destroy();
  }
}

export const readPdf = (file: string): Promise<ReadPaper> =>
  withPdf(file, async (document) => {
    const text: string[] = [];
    const end = Date.now() + LONGEST_READING;
    let left = LONGEST_TEXT;
    for (let number = 1; number <= document.numPages; number++) {
      const page = left > 0 && Date.now() < end ? await textOf(document, number, left) : '';
      left -= page.length;
      text.push(page);
    }
    return { pages: document.numPages, text };
  });

async function textOf(document: PDFDocumentProxy, number: number, most: number): Promise<string> {
  const page = await document.getPage(number);
  const reader = page.streamTextContent().getReader();
  let text = '';
  while (text.length < most) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
  }
  await reader.cancel();
  page.cleanup();
  // PostgreSQL stores neither NUL nor half a character
  return asTyped(text.slice(0, most))
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

/** A canvas with a page of a PDF, drawn on white. */
export const drawnPdf = (file: string, number: number, width: number) =>
  withPdf(file, async (document) => {
    if (number > document.numPages) throw new UnreadablePaper('noSuchPage');
    const page = await document.getPage(number);
    const own = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: Math.min(width / own.width, HIGHEST_PICTURE / own.height) });
    const canvas = createCanvas(
      Math.max(1, Math.round(viewport.width)),
      Math.max(1, Math.round(viewport.height)),
    );
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#ffffff' })
      .promise;
    return canvas;
  });
