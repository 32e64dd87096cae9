import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchAcceptQueue } from '../../../server/platform/http/plugins/shedding';

function watched() {
  const server = new EventEmitter();
  let now = 0;
  const unacceptedFor = watchAcceptQueue(server, () => now);
  return {
    unacceptedFor,
    /** Simulates a 10 ms turn of the event loop, with or without a new connection. */
    async turn(taking: boolean) {
      if (taking) server.emit('connection');
      now += 10;
      await nextTurn();
    },
  };
}

it('the measured wait in the accept queue grows while every turn of the event loop accepts a connection', async () => {
  const { turn, unacceptedFor } = watched();
  expect(unacceptedFor()).toBe(0);
  for (let taken = 0; taken < 50; taken += 1) await turn(true);
  expect(unacceptedFor()).toBe(500);
});

it('the measured wait in the accept queue restarts after a turn of the event loop without a connection', async () => {
  const { turn, unacceptedFor } = watched();
  for (let taken = 0; taken < 50; taken += 1) await turn(true);
  await turn(false);
  await turn(false);
  expect(unacceptedFor()).toBe(0);
  await turn(true);
  expect(unacceptedFor()).toBe(10);
});
