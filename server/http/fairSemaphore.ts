import type { ApiError } from './errors';

interface Options {
  /** How many go on at a time. */
  atOnce: number;
  /** How many of those one person has. */
  ofOne: number;
  /** How long somebody waits, in milliseconds. */
  patience: number;
  /** How many of one person's wait; more are refused at once. */
  waitingOfOne: number;
  /** What who waits too long is told. */
  refusal(): ApiError;
}

/** A person or an address. */
type Who = string | number;

interface Waiting {
  who: Who;
  begin(): void;
}

/** Ends a turn; a second time it does nothing. */
export type Release = () => void;

/**
 * Turns that people share: when one ends, the next is of whoever has the fewest, the longest waiting first.
 * @returns how to take one. Who goes away while waiting (`gone`) leaves the queue.
 * @throws the refusal for who would wait too long.
 */
export function fairSemaphore({ atOnce, ofOne, patience, waitingOfOne, refusal }: Options) {
  const underWay = new Map<Who, number>();
  const queue: Waiting[] = [];
  let taken = 0;

  const of = (who: Who) => underWay.get(who) ?? 0;

  function begin(who: Who): Release {
    taken += 1;
    underWay.set(who, of(who) + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      taken -= 1;
      if (of(who) === 1) underWay.delete(who);
      else underWay.set(who, of(who) - 1);
      callNext();
    };
  }

  function callNext() {
    while (taken < atOnce) {
      const open = queue.filter(({ who }) => of(who) < ofOne);
      const next = open.toSorted((a, b) => of(a.who) - of(b.who))[0];
      if (!next) return;
      queue.splice(queue.indexOf(next), 1);
      next.begin();
    }
  }

  async function take(who: Who, gone: AbortSignal): Promise<Release> {
    gone.throwIfAborted();
    if (taken < atOnce && of(who) < ofOne) return begin(who);
    if (queue.filter((waiting) => waiting.who === who).length >= waitingOfOne) throw refusal();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        who,
        begin() {
          settle();
          resolve(begin(who));
        },
      };
      const leave = (reason: unknown) => {
        queue.splice(queue.indexOf(waiting), 1);
        settle();
        reject(reason);
      };
      const goAway = () => leave(gone.reason);
      const timer = setTimeout(() => leave(refusal()), patience);
      const settle = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', goAway);
      };
      gone.addEventListener('abort', goAway);
      queue.push(waiting);
    });
  }

  return { take, taken: () => taken, waiting: () => queue.length };
}
