/** Seconds. A longer wait is shown as a failure at once. */
const LONGEST_WAIT = 3;

/**
 * Milliseconds to wait before repeating a read that the server was too busy for, by its `Retry-After`.
 * Null for a write and for any other failure. Random jitter keeps clients from returning at the same
 * moment.
 */
export function waitWhenBusy({ method = 'GET' }: { method?: string }, response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  if (method !== 'GET' || response.status !== 503 || !(seconds <= LONGEST_WAIT)) return null;
  return seconds * 1000 * (1 + Math.random() / 2);
}
