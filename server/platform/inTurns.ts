import { setImmediate } from 'node:timers/promises';

/** Milliseconds of computing after which other requests get a turn. */
const TURN = 10;

/** The items one by one, with a turn for other requests in between. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  let until = performance.now() + TURN;
  for (const item of items) {
    yield item;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + TURN;
  }
}
