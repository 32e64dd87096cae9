import { currentPerson } from '../authProvider/session';
import { isUnanswered } from './errors';
import { CallFailure, type HttpClient } from './httpClient';

/** A key for one action. The server answers a repeat with the first result. */
export const idempotencyKey = (): string =>
  // `crypto.randomUUID` is absent on plain http.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Sends an Idempotency-Key with every write, one per action. If the answer was lost, repeating the same write
 * reuses its key, so the server does it once. After an answer, or for a changed write, there is a new key, except for
 * the second click of a double click.
 */
export function withKeys(call: HttpClient): HttpClient {
  const unanswered = new Map<string, string>();
  let owner: string | undefined;
  let last: { action: string; key: string; begun: number } | undefined;

  return async (path, options = {}) => {
    const { method = 'GET', body, seen, isAlwaysNew, headers } = options;
    if (method === 'GET') return call(path, options);
    const person = currentPerson()?.userName;
    if (person !== owner) {
      unanswered.clear();
      last = undefined;
    }
    owner = person;
    const action = JSON.stringify([method, path, body, seen]);
    const begun = performance.now();
    const doubled = last?.action === action && begun - last.begun < DOUBLE_CLICK ? last.key : undefined;
    const key = (isAlwaysNew ? undefined : (unanswered.get(action) ?? doubled)) ?? idempotencyKey();
    last = { action, key, begun };
    unanswered.set(action, key);
    try {
      const answer = await call(path, { ...options, headers: { ...headers, 'idempotency-key': key } });
      unanswered.delete(action);
      return answer;
    } catch (reason) {
      last = undefined; // a refused write may be tried again at once
      if (reason instanceof CallFailure && !isUnanswered(reason.failure)) unanswered.delete(action);
      throw reason;
    }
  };
}

/** Within so many milliseconds nobody means the same write twice. */
const DOUBLE_CLICK = 700;
