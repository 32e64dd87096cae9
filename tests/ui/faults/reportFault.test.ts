import { http, HttpResponse } from 'msw';
import { HttpError } from 'react-admin';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FAULT_ID } from '../../../domain/faults';
import { useForeignServer } from '../../support/foreignServer';
import { sent } from '../caseFilings/openApp';
import { serveCapabilities } from '../users/userServer';

const foreign = useForeignServer();
const PATH = '/api/casebook/client-errors';

beforeEach(() => vi.resetModules()); // forgets what was reported, as a reload of the page does
const load = async () => (await import('../../../src/errorReporting/reportFault')).reportFault;

const told = () => sent(foreign, 'POST', PATH).map(({ body }) => body as Record<string, string>);

/** Simulates our own server and signs a person in. */
async function signInToOurs() {
  serveCapabilities(foreign, ['clientErrors']);
  foreign.server.use(http.post(PATH, () => HttpResponse.json({})));
  const session = await import('../../../src/authProvider/session');
  foreign.signIn();
  expect(session.currentSession()).not.toBeNull();
}

it('a fault is reported to our server without typed values, and its id is returned', async () => {
  await signInToOurs();
  history.replaceState(null, '', '/add-tribunal-case/S-1%2FAP?filter=S-2');
  const id = await (await load())('render', new TypeError('No option "Padma"'), 'at Cell');
  expect(id).toMatch(FAULT_ID);
  expect(told()).toEqual([
    {
      id,
      kind: 'render',
      message: 'TypeError: No option "…"',
      stack: expect.stringContaining('at Cell'),
      page: '/add-tribunal-case/…',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    },
  ]);
  expect(JSON.stringify(told())).not.toMatch(/Padma|S-1|S-2/);
});

it('a repeated fault is reported once, and at most ten different faults are reported', async () => {
  await signInToOurs();
  const report = await load();
  const fault = new Error('again');
  const ids = await Promise.all([report('error', fault), report('error', fault)]);
  expect(ids[0]).toBe(ids[1]);
  for (let each = 0; each < 20; each += 1) await report('error', `fault ${each}`);
  expect(told()).toHaveLength(10);
});

it.each([
  ['on another make of server', () => foreign.signIn()],
  ['without a session', () => serveCapabilities(foreign, ['clientErrors'])],
])('no fault is reported %s, and no id is returned', async (_where, prepare) => {
  prepare();
  expect(await (await load())('error', new Error('alone'))).toBeNull();
  expect(told()).toEqual([]);
});

it('reporting a fault returns no id if the server refuses the report', async () => {
  await signInToOurs();
  foreign.server.use(http.post(PATH, () => HttpResponse.json({}, { status: 429 })));
  expect(await (await load())('error', new Error('flood'))).toBeNull();
});

it('errors outside of screens are reported, except those already shown and those of foreign scripts', async () => {
  await signInToOurs();
  const { watchFaults } = await import('../../../src/errorReporting/watchFaults');
  onTestFinished(watchFaults());
  const rejected = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const failed = (message: string, filename = `${location.origin}/assets/a.js`) =>
    window.dispatchEvent(new ErrorEvent('error', { message, filename, error: new Error(message) }));
  rejected(new HttpError('refused', 409));
  rejected(new DOMException('given up', 'AbortError'));
  failed('of an extension', 'chrome-extension://abc/content.js');
  failed('ResizeObserver loop completed with undelivered notifications.');
  rejected(new Error('nobody caught it'));
  failed('thrown in a timer');
  await expect.poll(told).toHaveLength(2);
  expect(told().map(({ kind, message }) => [kind, message])).toEqual([
    ['rejection', 'Error: nobody caught it'],
    ['error', 'Error: thrown in a timer'],
  ]);
});
