import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { busy } from '../../server/platform/http/errors';
import { createSemaphore, type Release } from '../../server/platform/semaphore';

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

const refusal = () => busy('largePagesBusy', 15);

/** Three slots, of which each user takes two at most, while two more requests of the same user wait. */
function createSlots() {
  const slots = createSemaphore<number>({ atOnce: 3, limitsOf: () => ({ slots: 2, queue: 2 }) });
  const take = (user: number, abortSignal = HERE) =>
    slots.take(user, { maxWait: 15_000, refusal, abortSignal });
  return { ...slots, take };
}

describe('a semaphore', () => {
  it('a semaphore gives one user at most two slots and leaves the others free', async () => {
    const slots = createSlots();
    await slots.take(KARIM);
    await slots.take(KARIM);
    void slots.take(KARIM);
    await slots.take(RAHIMA);
    expect([slots.taken(), slots.waiting()]).toEqual([3, 1]);
  });

  it('a semaphore prefers users with the fewest slots, then the longest wait', async () => {
    const slots = createSlots();
    const [first, second] = [await slots.take(KARIM), await slots.take(KARIM)];
    const third = await slots.take(RAHIMA);
    const order: string[] = [];
    const wait = (who: number, name: string) => void slots.take(who).then(() => order.push(name));
    wait(KARIM, 'Karim');
    wait(RAHIMA, 'Rahima');
    wait(SALMA, 'Salma');
    for (const end of [first, second, third]) {
      end();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(order).toEqual(['Salma', 'Karim', 'Rahima']);
  });

  it('a semaphore refuses with 503 and Retry-After a request that waited fifteen seconds', async () => {
    const slots = createSlots();
    await slots.take(KARIM);
    await slots.take(KARIM);
    const refused = failureOf(slots.take(KARIM));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await refused).toMatchObject({
      status: 503,
      code: 'largePagesBusy',
      headers: { 'retry-after': '15' },
    });
    expect(slots.waiting()).toBe(0);
  });

  it('a semaphore refuses a request at once when two requests of the same user are waiting', async () => {
    const slots = createSlots();
    for (let time = 0; time < 4; time += 1) void slots.take(KARIM);
    await expect(slots.take(KARIM)).rejects.toMatchObject({ status: 503 });
    expect(slots.waiting()).toBe(2);
  });

  it('a semaphore gives no slot to a client that has disconnected', async () => {
    const slots = createSlots();
    const end = await slots.take(KARIM);
    await slots.take(KARIM);
    const leaving = new AbortController();
    const left = failureOf(slots.take(KARIM, leaving.signal));
    leaving.abort();
    expect(await left).toMatchObject({ name: 'AbortError' });
    await expect(slots.take(RAHIMA, leaving.signal)).rejects.toThrow('aborted');
    end();
    expect([slots.taken(), slots.waiting()]).toEqual([1, 0]);
  });

  it('a semaphore releases a slot only once, however often release is called', async () => {
    const slots = createSlots();
    const ends: Release[] = [await slots.take(KARIM), await slots.take(RAHIMA)];
    for (const end of [...ends, ...ends]) end();
    expect(slots.taken()).toBe(0);
  });
});

describe('a semaphore with callers that go first', () => {
  type Caller = 'known' | 'unknown';

  /** Two slots, of which unknown callers get one at most, and none that a known caller waits for. */
  function createQueue(queue: number) {
    const slots = createSemaphore<Caller>({
      atOnce: 2,
      limitsOf: (caller) => (caller === 'known' ? { first: true } : { slots: 1, queue }),
    });
    const running: string[] = [];
    const refused: string[] = [];
    const ends = new Map<string, () => void>();
    return {
      running,
      refused,
      ask(caller: Caller, ...names: string[]) {
        for (const name of names) {
          const task = async () => {
            running.push(name);
            await new Promise<void>((resolve) => ends.set(name, resolve));
            running.splice(running.indexOf(name), 1);
          };
          slots.run(caller, { refusal }, task).catch(() => refused.push(name));
        }
        return vi.advanceTimersByTimeAsync(0);
      },
      async end(name: string) {
        ends.get(name)!();
        await vi.advanceTimersByTimeAsync(0);
      },
    };
  }

  it('a semaphore leaves its reserved slot to known callers while unknown ones wait', async () => {
    const queue = createQueue(20);
    await queue.ask('unknown', 'u1', 'u2', 'u3');
    await queue.ask('known', 'k1', 'k2');
    expect(queue.running).toEqual(['u1', 'k1']);
    await queue.end('k1');
    expect(queue.running).toEqual(['u1', 'k2']);
    await queue.end('k2');
    expect(queue.running).toEqual(['u1']);
    await queue.end('u1');
    expect(queue.running).toEqual(['u2']);
  });

  it('a semaphore serves known callers before unknown ones that have waited longer', async () => {
    const queue = createQueue(20);
    await queue.ask('known', 'k1', 'k2', 'k3');
    await queue.ask('unknown', 'u1');
    await queue.ask('known', 'k4');
    expect(queue.running).toEqual(['k1', 'k2']);
    await queue.end('k1');
    await queue.end('k2');
    expect(queue.running).toEqual(['k3', 'k4']);
    await queue.end('k3');
    expect(queue.running).toEqual(['k4', 'u1']);
  });

  it('a semaphore refuses unknown callers when their queue is full, but never known ones', async () => {
    const queue = createQueue(3);
    await queue.ask('unknown', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6');
    expect(queue.refused).toEqual(['u5', 'u6']);
    await queue.end('u1');
    await queue.ask('unknown', 'u7', 'u8');
    await queue.ask('known', ...Array.from({ length: 30 }, (_, number) => `k${number}`));
    expect(queue.refused).toEqual(['u5', 'u6', 'u8']);
  });
});
