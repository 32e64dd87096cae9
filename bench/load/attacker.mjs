import { request } from 'node:http';
import { setPriority } from 'node:os';

const ONE_MIB = 1024 * 1024;
const [origin, token, parallel, kind] = process.argv.slice(2);
setPriority(19); // lowest priority, since a real attacker would use another machine
const LEVELS = 300;
/** Interval between two waves, in milliseconds. */
const EVERY = 2000;
const bodies = {
  deep: () => listOf(`${'['.repeat(LEVELS)}${']'.repeat(LEVELS)},`),
  wide: () => listOf('1,'),
  small: () => '{"roles":[1]}',
};
const listOf = (value) => `{"roles":[${value.repeat(ONE_MIB / value.length - 10)}1]}`;
const body = Buffer.from(bodies[kind]());
const { hostname, port } = new URL(origin);
const statuses = {};
let ended = false;

/** Sends one body; resolves to the response's status or the error's code. */
const send = () =>
  new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    };
    const path = '/api/case/companies';
    const sent = request({ hostname, port, path, method: 'POST', headers }, (response) => {
      response.resume().on('close', () => resolve(response.statusCode));
    });
    sent.on('error', (error) => resolve(error.code));
    sent.end(body);
  });

/** Sends waves of concurrent bodies until the parent process sends a message, and counts the responses by status. */
async function sendWaves() {
  while (!ended) {
    const begun = performance.now();
    for (const status of await Promise.all(Array.from({ length: Number(parallel) }, send))) {
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    await new Promise((resolve) => setTimeout(resolve, begun + EVERY - performance.now()));
  }
}

process.once('message', () => (ended = true));
process.send('begun');
await sendWaves();
process.send(statuses, () => process.exit());
