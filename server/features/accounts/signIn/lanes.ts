export interface Lanes {
  /** Number of slots. */
  atOnce: number;
  /** Number of slots reserved for known callers. */
  reserved: number;
  /** Maximum number of waiting strangers. */
  queue: number;
}

/** `known`: a browser that has signed in before, or a caller in a session; anybody else is a `stranger`. */
export type Lane = 'known' | 'stranger';

/**
 * A semaphore with two priorities: known callers come first, strangers never take reserved slots, and their
 * queue is bounded.
 * @returns a function that takes a slot and resolves to its release; null when the strangers' queue is full.
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

/** Runs a task in a slot of `lanes`. @throws the error of `refused` when `slot` is null. */
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
