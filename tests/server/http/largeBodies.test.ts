import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { largeBodies } from '../../../server/platform/http/plugins/bodies';

const app = Fastify();
let origin: URL;
beforeAll(async () => {
  await app.register(largeBodies, { deadline: 50 });
  app.post('/', () => 'read');
  origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => app.close());

/** Announces a large body and sends none of it. */
function announce() {
  const socket = connect(Number(origin.port), '127.0.0.1');
  socket.on('error', () => {}).resume();
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
  );
  return socket;
}

it('large bodies that do not arrive in time are cut off, and their slots given to waiting requests', async () => {
  const silent = Array.from({ length: 20 }, announce);
  const closed = Promise.all(silent.map((socket) => once(socket, 'close')));
  const response = await fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('x'.repeat(100_000)),
  });
  expect([response.status, await response.text()]).toEqual([200, 'read']);
  await closed;
});
