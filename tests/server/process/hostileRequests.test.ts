import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../server/programs/openapiDocument';
import {
  bearerOf,
  createDataDirectory,
  startCasebook,
  type CasebookProcess,
} from '../../support/casebookProcess';
import { HOSTILE_REQUESTS, LARGE_REQUESTS, sendHostile } from '../../support/hostileRequests';
import { isLong } from '../../support/long';
import { hasStandIn } from '../../support/standIns';
import { createRegister } from '../identity/registers';

type Headers = Record<string, string>;
interface Route {
  method: string;
  path: string;
}
interface Sent extends Route {
  headers: Headers;
  /** The name of the hostile request. */
  what: string;
}

const { paths } = (await openapiDocument()) as { paths: Record<string, object> };
const KNOWN = Object.entries(paths)
  .filter(([path]) => !hasStandIn(path))
  .flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, '1'),
    })),
  );
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const UNKNOWN = [
  '/',
  '/nope',
  '/api/nope',
  '/oauth/nope',
  '/case-filings',
  '/assets/nope.js',
  '/metrics',
].flatMap((path) => METHODS.map((method) => ({ method, path })));

/** Requests under way at a time. */
const AT_ONCE = 16;

const data = createDataDirectory();
let casebook: CasebookProcess;
let proxy: CasebookProcess;
let bearer: Headers;
beforeAll(async () => {
  const { password } = await createRegister('ours', data);
  casebook = await startCasebook({ DATA_DIR: data.path, LOG_LEVEL: 'fatal' });
  proxy = await startCasebook({ API_ORIGIN: casebook.origin, LOG_LEVEL: 'fatal' });
  const { authorization } = await bearerOf(casebook.origin, 'admin', password);
  bearer = { authorization };
});
afterAll(() => data.remove());

/** Sends the requests, `AT_ONCE` at a time. @returns those that were answered with a 5xx other than 503 */
async function sendAll(to: CasebookProcess, requests: Iterator<Sent>): Promise<string[]> {
  const failed: string[] = [];
  const send = async () => {
    for (let next = requests.next(); !next.done; next = requests.next()) {
      const { method, path, what } = next.value;
      const status = await sendHostile(to.origin, next.value);
      if (status && status >= 500 && status !== 503) failed.push(`${method} ${path}, ${what}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return failed;
}

function* each(routes: Route[], headers: Headers = {}, requests = Object.keys(HOSTILE_REQUESTS)) {
  for (const what of requests) for (const route of routes) yield { ...route, headers, what };
}

/** Whether the process still runs and answers. */
async function isAlive(server: CasebookProcess): Promise<boolean> {
  const answer = await fetch(`${server.origin}/healthz`);
  return server.process.exitCode === null && answer.ok;
}

/** An ordinary run takes every eighth route, since one place reads the requests to all of them. */
const SOME = isLong ? KNOWN : KNOWN.filter((_, place) => place % 8 === 0);

describe('hostile requests', { timeout: 600_000 }, () => {
  it.each(Object.keys(HOSTILE_REQUESTS))(
    'the server goes on after an anonymous request to an unknown address: %s',
    async (what) => {
      await sendHostile(casebook.origin, { method: 'POST', path: '/nope', headers: {}, what });
      expect(await isAlive(casebook)).toBe(true);
    },
  );

  it('the server goes on after each hostile request to each unknown address @long', async () => {
    expect(await sendAll(casebook, each(UNKNOWN))).toEqual([]);
    expect(await isAlive(casebook)).toBe(true);
  });

  it('the server goes on after each hostile request of a stranger to each route', async () => {
    expect(await sendAll(casebook, each(SOME))).toEqual([]);
    expect(await isAlive(casebook)).toBe(true);
  });

  it('the server goes on after each hostile request of an administrator to each route', async () => {
    expect(await sendAll(casebook, each(SOME, bearer))).toEqual([]);
    expect(await isAlive(casebook)).toBe(true);
  });

  it('the server of the pages alone goes on after each hostile request @long', async () => {
    await sendAll(proxy, each(UNKNOWN)); // answered 502 where the other server refused a body that was still being sent
    expect(await isAlive(proxy)).toBe(true);
  });

  it(
    'after 100,000 hostile requests, 5,000 of them of 1 MiB, the server holds at most 64 MiB more @long',
    { timeout: 3_600_000 },
    async () => {
      const small = Object.keys(HOSTILE_REQUESTS).filter((what) => !LARGE_REQUESTS.includes(what));
      const ofKnown = (number: number, requests: string[]) =>
        take(number, () => each(KNOWN, bearer, requests));
      await sendAll(casebook, ofKnown(1000, LARGE_REQUESTS)); // grows its heap to what it works with
      const before = residentMemory(casebook);
      expect(await sendAll(casebook, ofKnown(5000, LARGE_REQUESTS))).toEqual([]);
      expect(await sendAll(casebook, ofKnown(95_000, small))).toEqual([]);
      expect(await isAlive(casebook)).toBe(true);
      expect(residentMemory(casebook) - before).toBeLessThan(64);
    },
  );

  it('hostile requests leave no connection behind that would hold up the end of a server', async () => {
    expect(await proxy.end('SIGTERM')).toBe(0);
    expect(await casebook.end('SIGTERM')).toBe(0);
  });
});

/** The first `number` items of an iteration that is repeated as often as necessary. */
function* take<T>(number: number, iteration: () => Iterable<T>): Generator<T> {
  for (let left = number; left > 0;)
    for (const item of iteration()) {
      if (left-- <= 0) return;
      yield item;
    }
}

/** In MiB. */
const residentMemory = ({ process: { pid } }: CasebookProcess) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
