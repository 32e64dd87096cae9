import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableFile } from './unreadableFile';
import { linesOf, type Piece } from './pdfLines';

const MOST_PAGES = 1000;

/** The text of a PDF, line by line as it is printed. A scanned PDF has no text. */
export async function textOfPdf(data: Uint8Array): Promise<string> {
  const port = openWorker();
  GlobalWorkerOptions.workerPort = port;
  const loading = getDocument({
    data,
    // The content security policy forbids `eval`; fonts are not needed, since only the text is read.
    isEvalSupported: false,
    disableFontFace: true,
    useWasm: false,
    verbosity: 0,
  });
  try {
    const document = await loading.promise;
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(linesOf(items.flatMap((item) => ('str' in item ? [pieceOf(item)] : []))));
      page.cleanup();
    }
    return pages.join('\n');
  } catch (error) {
    throw new UnreadableFile((error as Error).name === 'PasswordException' ? 'encrypted' : 'broken');
  } finally {
    await loading.destroy();
    port.terminate();
  }
}

const openWorker = () => new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });

interface Item {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

const pieceOf = ({ str, transform, width, height }: Item): Piece => ({
  text: str,
  x: transform[4]!,
  y: transform[5]!,
  width,
  height: height || Math.abs(transform[3]!),
});
