import type { LimitMoves } from './limits';

/** A change that would move time limits, and a function for the person's answer. */
export interface AskedMoves {
  preview: LimitMoves;
  answer: (isWanted: boolean) => void;
}

let asked: AskedMoves | null = null;
let tell: () => void = () => {};

/** Calls `open` when the person must be asked; `askedMoves` then returns the change. */
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
