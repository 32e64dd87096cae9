interface Options<Key> {
  atOnce: number;
  /** What callers with a key may use: all slots and an endless queue by default. */
  limitsOf?(key: Key): Limits;
}

interface Limits {
  slots?: number;
  /** Maximum queue length; further callers are refused at once. */
  queue?: number;
  /** Whether they get free slots before those that are not `first`. */
  first?: boolean;
}

interface Wait {
  /** The error for callers that find the queue full or wait too long. */
  refusal(): Error;
  /** Maximum time in the queue, in milliseconds; endless by default. */
  maxWait?: number;
  /** Leaves the queue when it aborts. */
  abortSignal?: AbortSignal;
}

interface Waiting<Key> {
  key: Key;
  begin(): void;
}

/** Gives a slot back; further calls do nothing. */
export type Release = () => void;

/**
 * A semaphore that divides its slots fairly between keys: a free slot goes to the key that holds the fewest
 * slots and, among equals, to the caller that has waited longest.
 */
export function createSemaphore<Key = undefined>({ atOnce, limitsOf = () => ({}) }: Options<Key>) {
  const held = new Map<Key, number>();
  const queue: Waiting<Key>[] = [];
  let taken = 0;

  const heldBy = (key: Key) => held.get(key) ?? 0;
  const isFreeFor = (key: Key) => taken < atOnce && heldBy(key) < (limitsOf(key).slots ?? atOnce);

  function begin(key: Key): Release {
    taken += 1;
    held.set(key, heldBy(key) + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      taken -= 1;
      if (heldBy(key) === 1) held.delete(key);
      else held.set(key, heldBy(key) - 1);
      startNext();
    };
  }

  function startNext() {
    const open = queue.filter(({ key }) => isFreeFor(key));
    const first = open.filter(({ key }) => limitsOf(key).first);
    const next = (first.length > 0 ? first : open).toSorted((a, b) => heldBy(a.key) - heldBy(b.key))[0];
    if (!next) return;
    queue.splice(queue.indexOf(next), 1);
    next.begin();
  }

  /** Resolves to the slot's release. Rejects with `refusal()`, or with the signal's reason when it aborts. */
  async function take(key: Key, { refusal, maxWait, abortSignal }: Wait): Promise<Release> {
    abortSignal?.throwIfAborted();
    if (isFreeFor(key)) return begin(key);
    if (queue.filter((waiting) => waiting.key === key).length >= (limitsOf(key).queue ?? Infinity))
      throw refusal();
    return new Promise((resolve, reject) => {
      const waiting: Waiting<Key> = {
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
      const onAbort = () => leave(abortSignal?.reason);
      const timer = maxWait === undefined ? undefined : setTimeout(() => leave(refusal()), maxWait);
      const settle = () => {
        clearTimeout(timer);
        abortSignal?.removeEventListener('abort', onAbort);
      };
      abortSignal?.addEventListener('abort', onAbort);
      queue.push(waiting);
    });
  }

  return {
    take,
    /** Runs a task in a slot. @throws `refusal()` */
    async run<T>(key: Key, wait: Wait, task: () => Promise<T>): Promise<T> {
      const release = await take(key, wait);
      try {
        return await task();
      } finally {
        release();
      }
    },
    taken: () => taken,
    waiting: () => queue.length,
  };
}
