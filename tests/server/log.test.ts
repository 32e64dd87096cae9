import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { unavailable } from '../../server/platform/http/errors';
import { asText, createLog } from '../../server/platform/log';
import { outageLog } from '../../server/platform/http/plugins/errors';

type Line = Record<string, unknown> & { err: Record<string, unknown> };

function logged(write: (log: ReturnType<typeof createLog>) => void): Line[] {
  const lines: string[] = [];
  write(createLog('debug', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Line);
}

it('the log has an error’s name, message and stack frames, but none of its other properties', () => {
  const error = Object.assign(new pg.DatabaseError('duplicate key value', 20, 'error'), {
    code: '23505',
    constraint: 'app_user_by_name',
    detail: 'Key (user_name)=(rahima) already exists.',
    where: 'SQL statement "… rahima …"',
    client: { secretKey: 12345, connectionParameters: { password: 'hidden' } },
  });
  const [line] = logged((log) => log.error({ err: error }, 'failed'));
  expect(line!.err).toMatchObject({
    type: 'DatabaseError',
    code: '23505',
    message: 'duplicate key value',
    constraint: 'app_user_by_name',
  });
  expect(line!.err.stack).toMatch(/^ {4}at /);
  expect(JSON.stringify(line)).not.toMatch(/rahima|12345|hidden/);
});

it('the log does not have a value that PostgreSQL quotes in an error message', () => {
  const error = Object.assign(new pg.DatabaseError('', 20, 'error'), {
    message: 'invalid input syntax for type bigint: "my "secret" word"',
    code: '22P02',
  });
  const [line] = logged((log) => log.error({ err: error }, 'failed'));
  expect(line!.err.message).toBe('invalid input syntax for type bigint: "…"');
  expect(JSON.stringify(line)).not.toContain('secret');
});

it.each([
  ['a sentence', { level: 40, msg: 'a connection broke' }, '10:05:09 Warning: a connection broke\n'],
  ['a fact', { level: 30, msg: 'sent', rows: 2 }, '10:05:09 Note: sent (rows: 2)\n'],
  [
    'an error',
    {
      level: 50,
      msg: 'failed',
      err: { type: 'TypeError', message: 'not a row', stack: '    at keep (x.ts:1)' },
    },
    '10:05:09 Error: failed\nTypeError: not a row\n    at keep (x.ts:1)\n',
  ],
])('a line of the log that has %s is plain text on a terminal', (_, line, text) => {
  const time = new Date(2026, 10, 28, 10, 5, 9).getTime();
  expect(asText(JSON.stringify({ time, pid: 1, hostname: 'pc', ...line }))).toBe(text);
});

it('a thousand requests refused in an outage are logged as one line at once and one a second later', () => {
  vi.useFakeTimers();
  const lines = logged((log) => {
    const outage = outageLog();
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    for (let request = 0; request < 1000; request++) outage(unavailable(), cause, log);
    vi.advanceTimersByTime(5000);
    outage(unavailable(), cause, log);
    vi.advanceTimersByTime(5000);
  });
  vi.useRealTimers();
  const shown = lines.map(({ level, msg, code, cause, refused, err }) => ({
    level,
    msg,
    code,
    cause,
    refused,
    err,
  }));
  const line = {
    level: 50,
    msg: 'requests refused during an outage',
    code: 'unavailable',
    cause: 'ECONNREFUSED',
    err: undefined,
  };
  expect(shown).toEqual([
    { ...line, refused: 1 },
    { ...line, refused: 999 },
    { ...line, refused: 1 },
  ]);
});
