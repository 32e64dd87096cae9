/**
 * Seeded pseudo-random numbers, identical in every run. Each subject has its own stream, so that more draws for
 * one do not change the others.
 */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer between `from` and `to`, both inclusive. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  pickByShare<T extends { share: number }>(list: readonly T[]): T;
  /** Normally distributed around 0. */
  normal(): number;
  digits(count: number): string;
}

/** The stream of a subject. */
export function randomFor(subject: string): Random {
  const next = mulberry32(hash(subject));
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    pickByShare(list) {
      let left = next() * list.reduce((sum, { share }) => sum + share, 0);
      return list.find(({ share }) => (left -= share) < 0) ?? list.at(-1)!;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  };
}

// FNV-1a
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
