/**
 * Fixed-window rate limiter per key, in this process's memory. It is good enough against log flooding, but
 * not against guessing of secrets, which is counted in the database (store/signIn/signInCounts.ts).
 * @param options.most calls allowed per window of `within` milliseconds
 */
export function createRateLimiter({ most, within }: { most: number; within: number }) {
  let counts = new Map<string, number>();
  let endsAt = 0;
  /** @returns 0 when the call is allowed, else the seconds until the next window. */
  return (key: string, now: number): number => {
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + within;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most ? 0 : Math.ceil((endsAt - now) / 1000);
  };
}
