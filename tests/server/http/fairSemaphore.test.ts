import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { busy } from '../../../server/platform/http/errors';
import { fairSemaphore, type Release } from '../../../server/platform/http/fairSemaphore';
import { timedChunks } from '../../../server/platform/http/timedChunks';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HERE = new AbortController().signal;
const KARIM = 1;
const RAHIMA = 2;
const SALMA = 3;

const failureOf = (taken: Promise<Release>) =>
  taken.then(
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

describe('the fair semaphore', () => {
  it('the fair semaphore gives one user at most two slots and leaves the others free', async () => {
    const slots = fairSemaphore(options);
    await slots.take(KARIM, HERE);
    await slots.take(KARIM, HERE);
    void slots.take(KARIM, HERE);
    await slots.take(RAHIMA, HERE);
    expect([slots.taken(), slots.waiting()]).toEqual([3, 1]);
  });

  it('the fair semaphore prefers users with the fewest slots, then the longest wait', async () => {
    const slots = fairSemaphore(options);
    const [first, second] = [await slots.take(KARIM, HERE), await slots.take(KARIM, HERE)];
    const third = await slots.take(RAHIMA, HERE);
    const order: string[] = [];
    const wait = (who: number, name: string) => void slots.take(who, HERE).then(() => order.push(name));
    wait(KARIM, 'Karim');
    wait(RAHIMA, 'Rahima');
    wait(SALMA, 'Salma');
    for (const end of [first, second, third]) {
      end();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(order).toEqual(['Salma', 'Karim', 'Rahima']);
  });

  it('the fair semaphore refuses with 503 and Retry-After a request that waited fifteen seconds', async () => {
    const slots = fairSemaphore(options);
    await slots.take(KARIM, HERE);
    await slots.take(KARIM, HERE);
    const refused = failureOf(slots.take(KARIM, HERE));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await refused).toMatchObject({
      status: 503,
      code: 'largePagesBusy',
      headers: { 'retry-after': '15' },
    });
    expect(slots.waiting()).toBe(0);
  });

  it('the fair semaphore refuses a request at once when two requests of the same user are waiting', async () => {
    const slots = fairSemaphore(options);
    for (let time = 0; time < 4; time += 1) void slots.take(KARIM, HERE);
    await expect(slots.take(KARIM, HERE)).rejects.toMatchObject({ status: 503 });
    expect(slots.waiting()).toBe(2);
  });

  it('the fair semaphore gives no slot to a client that has disconnected', async () => {
    const slots = fairSemaphore(options);
    const end = await slots.take(KARIM, HERE);
    await slots.take(KARIM, HERE);
    const leaving = new AbortController();
    const left = failureOf(slots.take(KARIM, leaving.signal));
    leaving.abort();
    expect(await left).toMatchObject({ name: 'AbortError' });
    await expect(slots.take(RAHIMA, leaving.signal)).rejects.toThrow('aborted');
    end();
    expect([slots.taken(), slots.waiting()]).toEqual([1, 0]);
  });

  it('the fair semaphore releases a slot only once, however often release is called', async () => {
    const slots = fairSemaphore(options);
    const ends: Release[] = [await slots.take(KARIM, HERE), await slots.take(RAHIMA, HERE)];
    for (const end of [...ends, ...ends]) end();
    expect(slots.taken()).toBe(0);
  });
});

describe('a text sent in chunks', () => {
  async function* texts() {
    yield 'a'.repeat(100_000);
    yield 'b';
  }

  it('a text sent in chunks arrives complete', async () => {
    let read = '';
    for await (const piece of timedChunks(texts(), 15_000, () => {})) read += piece;
    expect(read).toBe(`${'a'.repeat(100_000)}b`);
  });

  it('a text sent in chunks is cut off only for a reader who does not read each chunk in time', async () => {
    const tooSlow = vi.fn<() => void>();
    const pieces = timedChunks(texts(), 15_000, tooSlow);
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

  it('a text sent in chunks is not timed while the server has no text to send yet', async () => {
    const tooSlow = vi.fn<() => void>();
    async function* late() {
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      yield 'late';
    }
    const first = timedChunks(late(), 15_000, tooSlow).next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await first).value).toBe('late');
    expect(tooSlow).not.toHaveBeenCalled();
  });
});
