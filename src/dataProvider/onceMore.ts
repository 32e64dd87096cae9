/** Seconds; who is told to wait longer is shown why at once. */
const LONGEST = 3;

/**
 * How long to wait before a call is made once more, in milliseconds: the server was too busy to look at it,
 * and said for how long. Null for a call that changes something, and for any other failure. Not everybody
 * comes back at the same moment.
 */
export function waitWhenBusy({ method = 'GET' }: { method?: string }, response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  if (method !== 'GET' || response.status !== 503 || !(seconds <= LONGEST)) return null;
  return seconds * 1000 * (1 + Math.random() / 2);
}
