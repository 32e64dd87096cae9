import type { QueryClient } from '@tanstack/react-query';
import { isUnansweredError } from '../dataProvider/errors';

/** How often a server that gave no answer is asked whether it is back. */
export const ASKED_EVERY_SECONDS = 5;

/**
 * Fetches again what got no answer and is in sight, once the server is back. The health check is asked
 * meanwhile, not the queries themselves, whose error would come and go with each try.
 * @returns what to tell of each failed query.
 */
export function fetchWhenBack(client: () => QueryClient): (error: unknown) => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const ask = async () => {
    const answered = await fetch('/readyz', { cache: 'no-store' }).catch(() => null);
    // a foreign server has no health check: 404 is an answer, 503 says that the database is away
    if (!answered || answered.status >= 500 || timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    await client().refetchQueries({
      type: 'active',
      predicate: ({ state }) => isUnansweredError(state.error),
    });
  };
  return (error) => {
    if (isUnansweredError(error)) timer ??= setInterval(() => void ask(), ASKED_EVERY_SECONDS * 1000);
  };
}
