import type { QueryClient } from '@tanstack/react-query';
import { isUnansweredError } from '../dataProvider/errors';

/** Interval of health checks while the server does not answer. */
export const ASKED_EVERY_SECONDS = 5;

/**
 * Refetches visible queries that got no answer once the server is back. It polls the health check instead
 * of the queries, whose errors would otherwise flicker. @returns the handler to call with each failed
 * query's error.
 */
export function fetchWhenBack(client: () => QueryClient): (error: unknown) => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const ask = async () => {
    const answered = await fetch('/readyz', { cache: 'no-store' }).catch(() => null);
    // a foreign server has no health check: 404 is an answer, 503 means that the database cannot be reached
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
