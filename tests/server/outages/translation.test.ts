import Fastify from 'fastify';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { OutcomeUnknown } from '../../../server/platform/database/errors';
import { errors } from '../../../server/platform/http/plugins/errors';

const ofDatabase = (code: string, severity = 'ERROR') =>
  Object.assign(new DatabaseError('some words', 10, 'error'), { code, severity });
const ofSystem = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

/** @returns status, code and Retry-After of the response when a route throws this error */
async function answerTo(error: Error, method: 'GET' | 'POST' = 'POST', headers: Record<string, string> = {}) {
  const app = Fastify();
  await app.register(errors);
  app.all('/api/case/anything', () => {
    throw error;
  });
  const answer = await app.inject({ method, url: '/api/case/anything', headers });
  const { code } = answer.json() as { code: string };
  return [answer.statusCode, code, answer.headers['retry-after'] ?? null];
}

describe('a database outage is answered with 503', () => {
  it.each([
    ['a connection that broke', ofDatabase('08006')],
    ['a password that is wrong now', ofDatabase('28P01', 'FATAL')],
    ['a database that is gone', ofDatabase('3D000', 'FATAL')],
    ['a database that has become read-only after a failover', ofDatabase('25006')],
    ['too many connections', ofDatabase('53300', 'FATAL')],
    ['a statement that took too long', ofDatabase('57014')],
    ['an administrator who ended the connection', ofDatabase('57P01', 'FATAL')],
    ['a crash', ofDatabase('57P02', 'FATAL')],
    ['a start that is not over', ofDatabase('57P03', 'FATAL')],
    ['a file of the database that is missing', ofDatabase('58P01')],
    ['nobody who listens', ofSystem('ECONNREFUSED', 'connect')],
    ['a reset', ofSystem('ECONNRESET', 'read')],
    ['a broken pipe', ofSystem('EPIPE', 'write')],
    ['a socket that is missing', ofSystem('ENOENT', 'connect')],
    ['a name that is not known', ofSystem('ENOTFOUND', 'getaddrinfo')],
    ['several addresses of which none answers', new AggregateError([ofSystem('ECONNREFUSED', 'connect')])],
    ['an error with such a cause', new Error('wrapped', { cause: ofSystem('ECONNRESET', 'read') })],
    ...[
      'Connection terminated',
      'Connection terminated unexpectedly',
      'Connection terminated due to connection timeout',
      'timeout exceeded when trying to connect',
      'timeout expired',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
      'Cannot use a pool after calling end on the pool',
      'driver has already been destroyed',
    ].map((message): [string, Error] => [message, new Error(message)]),
  ])('%s is answered 503 as a database outage', async (_, error) => {
    expect(await answerTo(error)).toEqual([503, 'notSaved', '5']);
    expect(await answerTo(error, 'GET')).toEqual([503, 'unavailable', '5']);
  });
});

it('a write on a full disk is answered 503 with the code noSpace', async () => {
  expect(await answerTo(ofDatabase('53100'))).toEqual([503, 'noSpace', '30']);
});

it('a write of unknown outcome is answered 503, with a different code if it has an idempotency key', async () => {
  const lost = new OutcomeUnknown(ofSystem('ECONNRESET', 'read'));
  expect(await answerTo(lost, 'POST', { 'idempotency-key': 'k' })).toEqual([503, 'outcomeUnknown', '5']);
  expect(await answerTo(lost)).toEqual([503, 'outcomeUnknownLookUp', '5']);
});

it.each([
  ['a rule of the tables that is broken', ofDatabase('23514')],
  ['a file of its own that is missing', ofSystem('ENOENT', 'open')],
  ['a mistake in the code', new TypeError('x is not a function')],
])('%s is not treated as an outage', async (_, error) => {
  expect(await answerTo(error)).toEqual([500, 'internal', null]);
});
