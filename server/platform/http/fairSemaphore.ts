import type { ApiError } from './errors';

interface Options {
  /** Number of slots. */
  atOnce: number;
  /** Maximum number of slots per key. */
  perKey: number;
  /** Maximum time in the queue, in milliseconds. */
  maxWait: number;
  /** Maximum queue length per key; further requests are refused at once. */
  queuePerKey: number;
  /** The error for requests that find the queue full or wait too long. */
  refusal(): ApiError;
}

/** The key that slots are shared by: a user's id or an IP address. */
type Key = string | number;

interface Waiting {
  key: Key;
  begin(): void;
}

/** Gives a slot back; further calls do nothing. */
export type Release = () => void;

/**
 * A semaphore that divides its slots fairly between keys: a free slot goes to the key that holds the fewest
 * slots and, among equals, to the one that has waited longest.
 * @returns `take`, which resolves to the slot's release. It rejects with `refusal()` when the queue is full
 * or the wait too long, and leaves the queue when `abortSignal` aborts.
 */
export function fairSemaphore({ atOnce, perKey, maxWait, queuePerKey, refusal }: Options) {
  const held = new Map<Key, number>();
  const queue: Waiting[] = [];
  let taken = 0;

  const of = (key: Key) => held.get(key) ?? 0;

  function begin(key: Key): Release {
    taken += 1;
    held.set(key, of(key) + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      taken -= 1;
      if (of(key) === 1) held.delete(key);
      else held.set(key, of(key) - 1);
      startNext();
    };
  }

  function startNext() {
    while (taken < atOnce) {
      const open = queue.filter(({ key }) => of(key) < perKey);
      const next = open.toSorted((a, b) => of(a.key) - of(b.key))[0];
      if (!next) return;
      queue.splice(queue.indexOf(next), 1);
      next.begin();
    }
  }

  async function take(key: Key, abortSignal: AbortSignal): Promise<Release> {
    abortSignal.throwIfAborted();
    if (taken < atOnce && of(key) < perKey) return begin(key);
    if (queue.filter((waiting) => waiting.key === key).length >= queuePerKey) throw refusal();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        key,
        begin() {
          settle();
          resolve(begin(key));
        },
      };
      const leave = (reason: unknown) => {
        queue.splice(queue.indexOf(waiting), 1);
        settle();
        reject(reason);
      };
      const onAbort = () => leave(abortSignal.reason);
      const timer = setTimeout(() => leave(refusal()), maxWait);
      const settle = () => {
        clearTimeout(timer);
        abortSignal.removeEventListener('abort', onAbort);
      };
      abortSignal.addEventListener('abort', onAbort);
      queue.push(waiting);
    });
  }

  return { take, taken: () => taken, waiting: () => queue.length };
}
