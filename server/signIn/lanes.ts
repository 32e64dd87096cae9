export interface Lanes {
  /** How many tasks may go on at once. */
  atOnce: number;
  /** How many of these are reserved for the known. */
  reserved: number;
  /** How many strangers may wait. */
  queue: number;
}

export type Lane = 'known' | 'stranger';

/**
 * Turns in two lanes: strangers never take the reserved ones, and only so many of them wait.
 * @returns how to take a turn; what that resolves to ends it. It answers null to a stranger too many.
 */
export function lanes({ atOnce, reserved, queue }: Lanes) {
  const waiting: Record<Lane, (() => void)[]> = { known: [], stranger: [] };
  const running: Record<Lane, number> = { known: 0, stranger: 0 };

  const isFree = (lane: Lane) =>
    running.known + running.stranger < atOnce && (lane === 'known' || running.stranger < atOnce - reserved);

  const goOn = () => {
    for (const lane of ['known', 'stranger'] as const) {
      while (waiting[lane].length > 0 && isFree(lane)) {
        running[lane] += 1;
        waiting[lane].shift()!();
      }
    }
  };

  return (lane: Lane): Promise<() => void> | null => {
    if (lane === 'stranger' && !isFree(lane) && waiting.stranger.length >= queue) return null;
    return new Promise((resolve) => {
      const end = () => {
        running[lane] -= 1;
        goOn();
      };
      waiting[lane].push(() => resolve(end));
      goOn();
    });
  };
}

/** A task in its turn. @throws what `refused` makes when too many strangers wait. */
export async function inTurn<T>(
  turn: Promise<() => void> | null,
  refused: () => Error,
  task: () => Promise<T>,
): Promise<T> {
  if (!turn) throw refused();
  const end = await turn;
  try {
    return await task();
  } finally {
    end();
  }
}
