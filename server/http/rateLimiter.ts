/**
 * How often something is allowed to each of many within a time, counted in this process alone: it keeps a
 * log from being flooded, not a secret from being guessed (for that: store/signInCounts.ts).
 */
export function createRateLimiter({ most, within }: { most: number; within: number }) {
  let counts = new Map<string, number>();
  let endsAt = 0;
  /** @returns 0 when it is allowed, else how many seconds to wait. */
  return (who: string, now: number): number => {
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + within;
    }
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    return count <= most ? 0 : Math.ceil((endsAt - now) / 1000);
  };
}
