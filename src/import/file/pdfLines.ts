/**
 * A piece of text on a page; `x` and `y` are the left end of its baseline, measured from the lower left
 * corner of the page.
 */
export interface Piece {
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
