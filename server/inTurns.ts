import { setImmediate } from 'node:timers/promises';

/** In milliseconds: so long other requests may wait for a long computation. */
const TURN = 10;

/** The items one by one; every few milliseconds other requests are answered before the next. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  let until = performance.now() + TURN;
  for (const item of items) {
    yield item;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + TURN;
  }
}
