import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// the part that parses, which would start a worker of its own if it were not loaded
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { limitUnpacking } from '../../../domain/unpacking';
import { FileFault } from './fileFault';

const MOST_PAGES = 1000;

/** The most bytes that one stream of a PDF may unpack to: a page's instructions have some kilobytes. */
const LARGEST_STREAM = 64 * 1024 * 1024;

/** Limits of a page: pieces of text, and characters. */
const LONGEST_PAGE = 1_000_000;

/** The lines of a PDF, page by page, as they are printed. A scanned PDF has no text. @throws FileFault */
export async function* linesOfPdf(data: Uint8Array): AsyncGenerator<string[]> {
  const unpacking = limitUnpacking(LARGEST_STREAM);
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
    const count = document.numPages;
    if (count > MOST_PAGES) throw new FileFault('tooManyPages', { count, most: MOST_PAGES });
    for (let number = 1; number <= count; number++) {
      const pieces = await piecesOf(document, number);
      // pdf.js leaves out what it cannot unpack, and goes on
      if (unpacking.isExceeded()) throw new FileFault('expandsTooFar');
      yield linesOf(pieces);
    }
  } catch (failure) {
    if (failure instanceof FileFault) throw failure;
    if (unpacking.isExceeded()) throw new FileFault('expandsTooFar');
    throw new FileFault((failure as Error).name === 'PasswordException' ? 'password' : 'damaged');
  } finally {
    unpacking.release();
    await loading.destroy();
  }
}

async function piecesOf(document: PDFDocumentProxy, number: number): Promise<Piece[]> {
  const page = await document.getPage(number);
  const pieces: Piece[] = [];
  const reader = (page.streamTextContent() as ReadableStream<{ items: (Item | object)[] }>).getReader();
  for (let left = LONGEST_PAGE; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) {
      if (!('str' in item)) continue;
      left -= item.str.length + 1;
      if (left < 0) throw new FileFault('textTooLong', { most: LONGEST_PAGE });
      pieces.push(pieceOf(item));
    }
  }
  page.cleanup();
  return pieces;
}

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

/**
 * A piece of text on a page; `x` and `y` are the left end of its baseline, measured from the lower left
 * corner of the page.
 */
interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Joins the pieces of a page into lines, from top to bottom, with ` | ` between columns. */
export function linesOf(pieces: readonly Piece[]): string[] {
  const lines: Piece[][] = [];
  for (const piece of pieces.filter(({ text }) => text.trim()).toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line && line[0]!.y - piece.y < Math.max(line[0]!.height, piece.height) / 2) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map(lineOf);
}

function lineOf(pieces: Piece[]): string {
  let text = '';
  let end: number | null = null;
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const gap = end === null ? 0 : piece.x - end;
    // a gap wider than a space starts another column
    if (gap > piece.height * 1.2) text += ' | ';
    else if (gap > piece.height * 0.15) text += ' ';
    text += piece.text;
    end = piece.x + piece.width;
  }
  return text;
}
