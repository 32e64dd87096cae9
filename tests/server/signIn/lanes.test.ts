import { expect, it } from 'vitest';
import { lanes, type Lane } from '../../../server/signIn/lanes';

/** What goes on in which order, with turns that end when they are told to. */
function watched(options: { atOnce: number; reserved: number; queue: number }) {
  const takeTurn = lanes(options);
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    running,
    ask(lane: Lane, name: string): boolean {
      const turn = takeTurn(lane);
      void turn?.then((end) => {
        running.push(name);
        ends.set(name, () => {
          running.splice(running.indexOf(name), 1);
          end();
        });
      });
      return turn !== null;
    },
    async end(name: string) {
      ends.get(name)!();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('keeps a turn for the known while strangers queue', async () => {
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

it('gives the known every turn before the strangers that came first', async () => {
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

it('refuses a stranger when as many wait as may, and nobody that is known', async () => {
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
