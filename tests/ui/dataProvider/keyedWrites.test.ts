import { http, HttpResponse } from 'msw';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountCalls } from '../../../src/dataProvider/account';
import { createDataProvider, type CasebookDataProvider } from '../../../src/dataProvider';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { loadI18nProvider } from '../../../src/i18n';
import { useForeignServer } from '../../support/foreignServer';
import { serveCapabilities } from '../users/userServer';

const foreign = useForeignServer();
const english = await loadI18nProvider('en');
const bengali = await loadI18nProvider('bn');
let provider: CasebookDataProvider;

beforeEach(() => {
  forgetCapabilities();
  foreign.signIn();
  provider = createDataProvider(() => english);
});

const keys = () =>
  foreign.seen
    .filter(({ method }) => method !== 'GET')
    .map(({ headers }) => headers.get('idempotency-key') ?? 'none');

const ACCOUNT = '/api/casebook/account';
const account = () => createAccountCalls(provider.call);
const company = { id: 7, companyName: 'Karnaphuli', isActive: true };
const filing = { nothiNumber: 'S-1', workPlaceId: 3 };

/** Writes of three methods, each with the method and path of the request whose answer may be lost. */
const writes: [string, 'post' | 'put' | 'delete', string, () => Promise<unknown>][] = [
  ['a record that is added', 'post', '/api/case/case-fillings', () => create()],
  ['one that is changed', 'put', '/api/case/case-fillings/12', () => save('mine')],
  [
    'one that is deleted',
    'delete',
    '/api/case/case-filling12',
    () => provider.delete('case-fillings', { id: 12 }),
  ],
];

const create = () => provider.create('case-fillings', { data: filing });
const save = (remarks: string) =>
  provider.update('case-fillings', { id: 12, data: { ...filing, remarks }, previousData: { id: 12 } });

describe.each(writes)('%s', (_, verb, path, write) => {
  const answered = () => foreign.server.use(http[verb](path, () => HttpResponse.json({ id: 12 })));

  it.each([0, 502, 503, 504])(
    'a write that is repeated after status %i reuses its idempotency key',
    async (status) => {
      const lost = () => (status === 0 ? HttpResponse.error() : new HttpResponse(null, { status }));
      foreign.server.use(http[verb](path, lost));
      for (const _twice of [1, 2]) await expect(write()).rejects.toBeInstanceOf(HttpError);
      answered();
      await write();
      const [first, second, third] = keys();
      expect(first).toMatch(/^[0-9a-f]{32}$/);
      expect([second, third]).toEqual([first, first]);
    },
  );

  it.each([400, 409, 500])(
    'a write that is repeated after status %i has a new idempotency key',
    async (status) => {
      foreign.server.use(http[verb](path, () => HttpResponse.json({ id: 12 }, { status }), { once: true }));
      await write().catch(() => {});
      answered();
      await write();
      expect(new Set(keys()).size).toBe(2);
    },
  );
});

it('a write that a double click sends twice has one idempotency key, and a new one when it is sent again later', async () => {
  foreign.server.use(http.post('/api/case/case-fillings', () => HttpResponse.json({ id: 12 })));
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  for (const at of [0, 300, 1200]) {
    clock.mockReturnValue(at);
    await create();
  }
  clock.mockRestore();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('a status that is switched, back and again at once has three idempotency keys', async () => {
  foreign.server.use(http.put('/api/case/case-fillings/12', () => HttpResponse.json({ id: 12 })));
  for (const remarks of ['mine', 'corrected', 'mine']) await save(remarks);
  expect(new Set(keys()).size).toBe(3);
});

it('a save repeated after a lost answer has a new idempotency key only if its content has changed', async () => {
  foreign.server.use(http.put('/api/case/case-fillings/12', () => HttpResponse.error()));
  for (const remarks of ['mine', 'corrected', 'mine']) await save(remarks).catch(() => {});
  const [first, second, third] = keys();
  expect(second).not.toBe(first);
  expect(third).toBe(first);
});

it('switching a company’s status back has another idempotency key than the switch whose answer was lost', async () => {
  foreign.server.use(http.post('/api/case/change-status/7', () => HttpResponse.error()));
  await provider.changeStatus('companies', 7, company).catch(() => {});
  await provider.changeStatus('companies', 7, { ...company, isActive: false }).catch(() => {});
  expect(new Set(keys()).size).toBe(2);
});

it.each([
  [
    'all notifications',
    'put',
    '/api/attendance_server/notifications/markAllAsRead',
    () => provider.markAllAsRead(),
  ],
  ['all other sessions', 'delete', `${ACCOUNT}/sessions`, () => account().endOtherSessions()],
] as const)(
  'repeating a write to %s uses a new idempotency key, because new ones may have appeared since',
  async (_, verb, path, write) => {
    foreign.server.use(http[verb](path, () => HttpResponse.error()));
    await write().catch(() => {});
    await write().catch(() => {});
    expect(new Set(keys()).size).toBe(2);
  },
);

it('an idempotency key of one person is never reused for another', async () => {
  foreign.server.use(http.post('/api/case/case-fillings', () => HttpResponse.error()));
  await create().catch(() => {});
  foreign.signIn('customs', ['ROLE_CUSTOMS']);
  await create().catch(() => {});
  expect(new Set(keys()).size).toBe(2);
});

it('an answer that breaks off counts as lost', async () => {
  const broken = () =>
    new HttpResponse(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"id":'));
          controller.error(new Error('reset'));
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    );
  foreign.server.use(http.post('/api/case/case-fillings', broken));
  await expect(create()).rejects.toMatchObject({
    message: 'Cannot connect to the server right now, please try again later.',
    body: { status: 0 },
  });
});

describe('advice after a lost answer', () => {
  const adviceOf = async (status: number, body: object = {}) => {
    const lost = () => (status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status }));
    foreign.server.use(http.post('/api/case/case-fillings', lost));
    const failure = (await create().catch((reason: unknown) => reason)) as { body?: { advice?: string } };
    return failure.body?.advice ?? null;
  };

  it.each([0, 502, 503, 504])(
    'after a lost answer of our own server the advice is to repeat the write (status %i)',
    async (status) => {
      serveCapabilities(foreign, ['idempotency']);
      expect(await adviceOf(status)).toBe(
        'It is not known whether this was saved. Do it again: it will not be done twice',
      );
    },
  );

  it('after a lost answer of a foreign server the advice, also in Bengali, is to look the record up first', async () => {
    expect(await adviceOf(0)).toBe(
      'It is not known whether this was saved. Look it up before you do it again',
    );
    provider = createDataProvider(() => bengali);
    expect(await adviceOf(0)).toBe('এটি সংরক্ষিত হয়েছে কি না জানা যায়নি। আবার করার আগে তালিকায় দেখে নিন');
  });

  it('no advice to repeat is given when the server’s answer says what happened', async () => {
    serveCapabilities(foreign, ['idempotency']);
    expect(await adviceOf(503, { code: 'notSaved' })).toBeNull();
    expect(await adviceOf(500, { message: 'No' })).toBeNull();
    expect(await adviceOf(409, { message: 'No' })).toBeNull();
  });
});
