import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { busy } from '../../../server/http/errors';
import { fairSemaphore, type Release } from '../../../server/http/fairSemaphore';
import { takenInTime } from '../../../server/http/takenInTime';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HERE = new AbortController().signal;
const KARIM = 1;
const RAHIMA = 2;
const SALMA = 3;

const failureOf = (turn: Promise<Release>) =>
  turn.then(
    () => null,
    (failure: unknown) => failure,
  );

const options = {
  atOnce: 3,
  perKey: 2,
  maxWait: 15_000,
  queuePerKey: 2,
  refusal: () => busy('largePagesBusy', 15),
};

describe('shared turns', () => {
  it('are two at most of one person, and the rest are left to others', async () => {
    const turns = fairSemaphore(options);
    await turns.take(KARIM, HERE);
    await turns.take(KARIM, HERE);
    void turns.take(KARIM, HERE);
    await turns.take(RAHIMA, HERE);
    expect([turns.taken(), turns.waiting()]).toEqual([3, 1]);
  });

  it('go to whoever has the fewest, then to who waits longest', async () => {
    const turns = fairSemaphore(options);
    const [first, second] = [await turns.take(KARIM, HERE), await turns.take(KARIM, HERE)];
    const third = await turns.take(RAHIMA, HERE);
    const order: string[] = [];
    const wait = (who: number, name: string) => void turns.take(who, HERE).then(() => order.push(name));
    wait(KARIM, 'Karim');
    wait(RAHIMA, 'Rahima');
    wait(SALMA, 'Salma');
    for (const end of [first, second, third]) {
      end();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(order).toEqual(['Salma', 'Karim', 'Rahima']);
  });

  it('are refused with 503 and Retry-After after fifteen seconds', async () => {
    const turns = fairSemaphore(options);
    await turns.take(KARIM, HERE);
    await turns.take(KARIM, HERE);
    const refused = failureOf(turns.take(KARIM, HERE));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await refused).toMatchObject({
      status: 503,
      code: 'largePagesBusy',
      headers: { 'retry-after': '15' },
    });
    expect(turns.waiting()).toBe(0);
  });

  it('are refused at once to who waits for two already', async () => {
    const turns = fairSemaphore(options);
    for (let time = 0; time < 4; time += 1) void turns.take(KARIM, HERE);
    await expect(turns.take(KARIM, HERE)).rejects.toMatchObject({ status: 503 });
    expect(turns.waiting()).toBe(2);
  });

  it('are not given to who went away', async () => {
    const turns = fairSemaphore(options);
    const end = await turns.take(KARIM, HERE);
    await turns.take(KARIM, HERE);
    const leaving = new AbortController();
    const left = failureOf(turns.take(KARIM, leaving.signal));
    leaving.abort();
    expect(await left).toMatchObject({ name: 'AbortError' });
    await expect(turns.take(RAHIMA, leaving.signal)).rejects.toThrow('aborted');
    end();
    expect([turns.taken(), turns.waiting()]).toEqual([1, 0]);
  });

  it('end once, however often they are ended', async () => {
    const turns = fairSemaphore(options);
    const ends: Release[] = [await turns.take(KARIM, HERE), await turns.take(RAHIMA, HERE)];
    for (const end of [...ends, ...ends]) end();
    expect(turns.taken()).toBe(0);
  });
});

describe('a text that is read in pieces', () => {
  async function* texts() {
    yield 'a'.repeat(100_000);
    yield 'b';
  }

  it('comes whole', async () => {
    let read = '';
    for await (const piece of takenInTime(texts(), 15_000, () => {})) read += piece;
    expect(read).toBe(`${'a'.repeat(100_000)}b`);
  });

  it('ends a reader that takes a piece too slowly, not one that takes each in time', async () => {
    const tooSlow = vi.fn<() => void>();
    const pieces = takenInTime(texts(), 15_000, tooSlow);
    await pieces.next();
    await vi.advanceTimersByTimeAsync(14_000);
    await pieces.next();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(tooSlow).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(tooSlow).toHaveBeenCalledTimes(1);
    await pieces.return(undefined);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not hurried while it is not there yet', async () => {
    const tooSlow = vi.fn<() => void>();
    async function* late() {
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      yield 'late';
    }
    const first = takenInTime(late(), 15_000, tooSlow).next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await first).value).toBe('late');
    expect(tooSlow).not.toHaveBeenCalled();
  });
});
