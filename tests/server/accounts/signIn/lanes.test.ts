import { expect, it } from 'vitest';
import { lanes, type Lane } from '../../../../server/features/accounts/signIn/lanes';

/** Records which tasks run; a task runs until the test calls `end` with its name. */
function watched(options: { atOnce: number; reserved: number; queue: number }) {
  const takeSlot = lanes(options);
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    running,
    ask(lane: Lane, name: string): boolean {
      const slot = takeSlot(lane);
      void slot?.then((end) => {
        running.push(name);
        ends.set(name, () => {
          running.splice(running.indexOf(name), 1);
          end();
        });
      });
      return slot !== null;
    },
    async end(name: string) {
      ends.get(name)!();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('the queue for hashing keeps its reserved slot for known browsers while strangers wait', async () => {
  const watch = watched({ atOnce: 2, reserved: 1, queue: 20 });
  for (const name of ['s1', 's2', 's3']) watch.ask('stranger', name);
  watch.ask('known', 'k1');
  watch.ask('known', 'k2');
  await settled();
  expect(watch.running).toEqual(['s1', 'k1']);
  await watch.end('k1');
  expect(watch.running).toEqual(['s1', 'k2']);
  await watch.end('k2');
  expect(watch.running).toEqual(['s1']);
  await watch.end('s1');
  expect(watch.running).toEqual(['s2']);
});

it('the queue for hashing serves known browsers before strangers that have waited longer', async () => {
  const watch = watched({ atOnce: 2, reserved: 1, queue: 20 });
  for (const name of ['k1', 'k2', 'k3']) watch.ask('known', name);
  watch.ask('stranger', 's1');
  watch.ask('known', 'k4');
  await settled();
  expect(watch.running).toEqual(['k1', 'k2']);
  await watch.end('k1');
  await watch.end('k2');
  expect(watch.running).toEqual(['k3', 'k4']);
  await watch.end('k3');
  expect(watch.running).toEqual(['k4', 's1']);
});

it('the queue for hashing refuses strangers when it is full, but never known browsers', async () => {
  const watch = watched({ atOnce: 2, reserved: 1, queue: 3 });
  const strangers = Array.from({ length: 6 }, (_, number) => watch.ask('stranger', `s${number}`));
  expect(strangers).toEqual([true, true, true, true, false, false]);
  await settled();
  await watch.end('s0');
  expect(watch.ask('stranger', 's6')).toBe(true);
  expect(watch.ask('stranger', 's7')).toBe(false);
  expect(Array.from({ length: 6 }, (_, number) => watch.ask('known', `k${number}`))).toEqual(
    Array(6).fill(true),
  );
});
