import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchAcceptQueue } from '../../../server/http/acceptQueue';

function watched() {
  const server = new EventEmitter();
  let now = 0;
  const unacceptedFor = watchAcceptQueue(server, () => now);
  return {
    unacceptedFor,
    /** A turn of the loop, of ten milliseconds, that takes a new connection or none. */
    async turn(taking: boolean) {
      if (taking) server.emit('connection');
      now += 10;
      await nextTurn();
    },
  };
}

it('says for how long there was a new connection in every turn of the loop', async () => {
  const { turn, unacceptedFor } = watched();
  expect(unacceptedFor()).toBe(0);
  for (let taken = 0; taken < 50; taken += 1) await turn(true);
  expect(unacceptedFor()).toBe(500);
});

it('begins anew after a turn without one', async () => {
  const { turn, unacceptedFor } = watched();
  for (let taken = 0; taken < 50; taken += 1) await turn(true);
  await turn(false);
  await turn(false);
  expect(unacceptedFor()).toBe(0);
  await turn(true);
  expect(unacceptedFor()).toBe(10);
});
