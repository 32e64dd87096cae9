import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createWork } from './work.mjs';

/** Average time between two actions of a person, in milliseconds. */
const EVERY = 20_000;
const GIVEN_UP = 60_000;

/**
 * Generates open-loop load, in its own process so that it does not delay the server: every person acts on schedule,
 * whether or not the server has answered earlier requests.
 */
const [{ origin, tokens, seconds }] = await once(process, 'message');
const { hostname, port } = new URL(origin);
const agents = tokens.map(() => new Agent({ keepAlive: true, maxSockets: 4 }));
const lags = [];
const answers = [];

const send = (person, [method, path, body], due) =>
  new Promise((resolve) => {
    const text = body && JSON.stringify(body);
    const end = (status, more) => resolve({ status, took: performance.now() - due, ...more });
    const headers = { authorization: `Bearer ${tokens[person]}` };
    if (text)
      Object.assign(headers, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      });
    const sent = request(
      { hostname, port, path, method, agent: agents[person], headers, timeout: GIVEN_UP },
      (response) => {
        let received = '';
        response.on('data', (data) => (received += data));
        response.on('end', () =>
          end(response.statusCode, { received, retryAfter: response.headers['retry-after'] }),
        );
        response.on('error', (error) => end(0, { error: error.code }));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', (error) => end(0, { error: error.code ?? error.message }));
    sent.end(text);
  });
const read = async (path) => JSON.parse((await send(0, ['GET', path], performance.now())).received);

const work = createWork({
  filings: (await read('/api/case/case-fillings-page?size=900')).content,
  workPlaces: await read('/api/case/workplace'),
});
const begun = performance.now();
const end = begun + seconds * 1000;
const pending = [];
const act = async (due) => {
  lags.push(performance.now() - due);
  const { kind, asked } = work();
  const { status, took, retryAfter, error } = await send(
    Math.floor(Math.random() * tokens.length),
    asked,
    due,
  );
  answers.push({ kind, status, took, retryAfter, error });
};
for (let due = begun; due < end; due += (-Math.log(1 - Math.random()) * EVERY) / tokens.length) {
  const wait = due - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  pending.push(act(due));
}
await Promise.all(pending);
for (const agent of agents) agent.destroy();
process.send({ lags, answers }, () => process.exit());
