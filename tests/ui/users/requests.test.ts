import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider, type CasebookDataProvider } from '../../../src/dataProvider';
import { loadI18nProvider } from '../../../src/i18n';
import { useForeignServer } from '../../support/foreignServer';
import { serveUsers, user } from './userServer';

/** A foreign server, whose update of a user does not take the status. */
const foreign = useForeignServer();
const english = await loadI18nProvider('en');
let provider: CasebookDataProvider;

beforeEach(() => {
  foreign.signIn();
  serveUsers(foreign, [user(7), user(8, { isEnabled: false })]);
  provider = createDataProvider(() => english);
});

const calls = () => foreign.calls().filter((call) => call !== 'GET /api/casebook/capabilities');
const opened = { ...user(7), id: 7 };

describe('requests about users', () => {
  it('the list of users is requested by page and search text, and each userId becomes the id', async () => {
    const { data, total } = await provider.getList('users', {
      pagination: { page: 2, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { searchKey: '০১৭' },
    });
    expect(calls()).toEqual([
      'GET /api/case/get-all-user?pageNo=1&pageSize=1&searchKey=%E0%A7%A6%E0%A7%A7%E0%A7%AD',
    ]);
    expect(total).toBe(2);
    expect(data).toEqual([{ ...user(8, { isEnabled: false }), id: 8 }]);
  });

  it('a user is created with the contract’s fields', async () => {
    const data = {
      fullName: 'Rahim Uddin',
      userName: 'rahim',
      email: null,
      phone: '01711000000',
      roles: [{ id: 2, role: 'ROLE_CUSTOMS' }],
      workPlaces: [{ id: 3, name: 'AIR' }],
    };
    await provider.create('users', { data: { ...data, signInBy: null } });
    expect(calls()).toEqual(['POST /api/case/save-user']);
    expect(foreign.seen[0]?.body).toEqual(data);
  });

  it('a user is saved with one call if the status is unchanged', async () => {
    const data = { fullName: 'Karim', isEnabled: true };
    const saved = await provider.update('users', { id: 7, data, previousData: opened });
    expect(calls()).toEqual(['POST /api/case/update-user']);
    expect(foreign.seen[0]?.body).toEqual({
      id: 7,
      fullName: 'Karim',
      userName: 'officer7',
      email: 'officer7@customs.gov.bd',
      phone: '01711000007',
      roles: [{ id: 2, role: 'ROLE_CUSTOMS' }],
      workPlaces: [{ id: 3, name: 'AIR' }],
    });
    expect(saved.data).toMatchObject({ id: 7, fullName: 'Karim' });
  });

  it('a user is disabled with a second call', async () => {
    const data = { fullName: 'Karim', isEnabled: false };
    const saved = await provider.update('users', { id: 7, data, previousData: opened });
    expect(calls()).toEqual(['POST /api/case/update-user', 'POST /api/case/change-user-status/7']);
    expect(saved.data).toMatchObject({ fullName: 'Karim', isEnabled: false });
  });
});

it('a failed request for the roles is reported to callers that ask for that, and logged otherwise', async () => {
  foreign.server.use(
    http.get('/api/case/all-roles', () => HttpResponse.json({ message: 'No roles today' }, { status: 500 })),
  );
  const all = {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' as const },
    filter: {},
  };
  await expect(provider.getList('roles', { ...all, meta: { tellsFailure: true } })).rejects.toThrow(
    'No roles today',
  );
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await provider.getList('roles', all)).toEqual({ data: [], total: 0 });
  expect(log).toHaveBeenCalledOnce();
});
