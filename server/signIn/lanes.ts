export interface Lanes {
  /** How many may go on at once. */
  atOnce: number;
  /** How many of these are kept for the known. */
  kept: number;
  /** How many others may wait. */
  queue: number;
}

/**
 * Turns in two lanes: strangers never take the last ones, and only so many of them wait.
 * @returns how to take a turn; what that resolves to ends it. It answers null to a stranger too many.
 */
export function lanes({ atOnce, kept, queue }: Lanes) {
  const waiting: Record<Lane, (() => void)[]> = { known: [], stranger: [] };
  const running: Record<Lane, number> = { known: 0, stranger: 0 };

  const isFree = (lane: Lane) =>
    running.known + running.stranger < atOnce && (lane === 'known' || running.stranger < atOnce - kept);

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

export type Lane = 'known' | 'stranger';
