export interface Lanes {
  /** Number of slots. */
  atOnce: number;
  /** How many of these are reserved for the known. */
  reserved: number;
  /** Maximum number of waiting strangers. */
  queue: number;
}

/** `known`: a browser that has signed in before, or a caller in a session; anybody else is a `stranger`. */
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

  const startNext = () => {
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
      const release = () => {
        running[lane] -= 1;
        startNext();
      };
      waiting[lane].push(() => resolve(release));
      startNext();
    });
  };
}

/** Runs a task in a slot of `lanes`. @throws the error of `refused` when there is none, as the queue is full. */
export async function inTurn<T>(
  slot: Promise<() => void> | null,
  refused: () => Error,
  task: () => Promise<T>,
): Promise<T> {
  if (!slot) throw refused();
  const release = await slot;
  try {
    return await task();
  } finally {
    release();
  }
}
