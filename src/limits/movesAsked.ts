import type { LimitMoves } from '../dataProvider/limits';

/** A change that would move time limits, and what the person answers. */
export interface AskedMoves {
  preview: LimitMoves;
  answer: (isWanted: boolean) => void;
}

let asked: AskedMoves | null = null;
let tell: () => void = () => {};

/** Calls `open` whenever somebody has to be asked; `askedMoves` then tells what about. */
export function whenMovesAsked(open: () => void): () => void {
  tell = open;
  return () => {
    tell = () => {};
  };
}

export const askedMoves = (): AskedMoves | null => asked;

/** Asks whether limits may move (`LimitMovesDialog`). */
export const mayMove = (preview: LimitMoves): Promise<boolean> =>
  new Promise((resolve) => {
    asked = { preview, answer: resolve };
    tell();
  });
