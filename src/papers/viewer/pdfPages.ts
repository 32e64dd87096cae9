import {
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  PDFWorker,
  TextLayer,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite makes it the address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url&no-inline';
import { jpegOf } from '../photos/photo';
import type { Pages } from './pages';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Started ahead, and used for every paper: it takes longer to start than to draw a page. */
const worker = new PDFWorker();
worker.promise.catch(() => {}); // opening a paper tells it

/** Reads the bytes of a file from `begin` up to `end`, which is excluded. */
export type ReadRange = (begin: number, end: number) => Promise<ArrayBuffer>;

const AT_ONCE = 256 * 1024;

/** A PDF's unit is a 72nd of an inch, a pixel of the screen a 96th. */
const PIXELS = 96 / 72;

const PRINTED_SCALE = 150 / 72;

/**
 * Opens a PDF, of which only what is shown is fetched; `onFailed` is told if that fails. Scripts in it never run: pdf.js
 * would run them in a sandbox that only its own viewer has.
 * @throws also if it is damaged or has a password
 */
export async function openPdf(
  bytes: number,
  read: ReadRange,
  onFailed: (reason: unknown) => void,
): Promise<Pages> {
  let refuse!: (reason: unknown) => void;
  const refused = new Promise<never>((_resolve, reject) => (refuse = reject));
  refused.catch(() => {});
  const loading = getDocument({
    range: new Ranges(bytes, read, (reason) => {
      refuse(reason);
      onFailed(reason);
    }),
    worker,
    rangeChunkSize: AT_ONCE,
    disableAutoFetch: true,
    disableStream: true,
    // the pages' policy allows neither
    isEvalSupported: false,
    useWasm: false,
    // pdf.js wants the address of a folder, and of that takes this file alone
    wasmUrl: `${openjpeg}#/`,
    useWorkerFetch: false,
    StandardFontDataFactory: StandardFonts,
    CMapReaderFactory: CharacterMaps,
    verbosity: 0,
  });
  const document = await Promise.race([loading.promise, refused]);
  return pagesOf(document, () => void loading.destroy());
}

function pagesOf(pdf: PDFDocumentProxy, close: () => void): Pages {
  const viewportOf = async (number: number, scale: number, turns = 0) => {
    const page = await pdf.getPage(number);
    return { page, viewport: page.getViewport({ scale, rotation: (page.rotate + turns * 90) % 360 }) };
  };
  const drawn = async (number: number, scale: number, turns: number, signal?: AbortSignal) => {
    const { page, viewport } = await viewportOf(number, scale, turns);
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const drawing = page.render({ canvas, viewport });
    signal?.addEventListener('abort', () => drawing.cancel());
    await drawing.promise;
    return canvas;
  };
  return {
    count: pdf.numPages,
    size: async (number) => {
      const { width, height } = (await viewportOf(number, PIXELS)).viewport;
      return { width, height };
    },
    draw: async (number, host, { scale, turns }, signal) => {
      const sharpness = Math.min(window.devicePixelRatio || 1, 2);
      const canvas = await drawn(number, scale * PIXELS * sharpness, turns, signal);
      const { page, viewport } = await viewportOf(number, scale * PIXELS, turns);
      const layer = document.createElement('div');
      layer.className = 'paper-text';
      layer.style.setProperty('--total-scale-factor', String(scale * PIXELS));
      await new TextLayer({
        textContentSource: page.streamTextContent(),
        container: layer,
        viewport,
      }).render();
      if (!signal.aborted) host.replaceChildren(canvas, layer);
    },
    text: async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    },
    picture: async (number) => jpegOf(await drawn(number, PRINTED_SCALE, 0), 0.85),
    close,
  };
}

/** Lets pdf.js read through our own client, which renews the session. */
class Ranges extends PDFDataRangeTransport {
  constructor(
    bytes: number,
    readonly read: ReadRange,
    readonly onFailed: (reason: unknown) => void,
  ) {
    super(bytes, null);
  }
  override requestDataRange(begin: number, end: number) {
    this.read(begin, end).then((chunk) => this.onDataRange(begin, new Uint8Array(chunk)), this.onFailed);
  }
}

const files = import.meta.glob<string>(
  '../../../node_modules/pdfjs-dist/{standard_fonts/*.{pfb,ttf},cmaps/*.bcmap}',
  { query: '?url&no-inline', import: 'default', eager: true },
);

async function bytesOf(name: string): Promise<Uint8Array> {
  const url = Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];
  const response = url ? await fetch(url) : null;
  if (!response?.ok) throw new Error(`No file ${name}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The fonts that a PDF may use without containing them. */
class StandardFonts {
  fetch = ({ filename }: { filename: string }) => bytesOf(filename);
}

/** What the codes of Chinese, Japanese and Korean fonts mean. */
class CharacterMaps {
  fetch = async ({ name }: { name: string }) => ({
    cMapData: await bytesOf(`${name}.bcmap`),
    isCompressed: true,
  });
}
