import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBank, addCompany } from '../../support/register';
import { addUser, signInAs } from '../../support/signInAs';
import { addRecord } from '../accounts/users';
import { readsInPieces } from '../../../server/platform/writes/events';
import { useHistory, type Headers } from './calls';

const history = useHistory();
const { call, list, sound, addFiling } = history;

interface Event {
  id: number;
  kind: string;
  by: { userName: string } | null;
  about: { userName: string } | null;
  details: Record<string, unknown> | null;
}

let since = 0;
beforeEach(async () => {
  const { rows } = await sql<{ newest: number }>`select coalesce(max(id), 0) as newest from event`.execute(
    history.test.db,
  );
  since = rows[0]!.newest;
});

/** The events since the test began, the oldest first, such as `SIGN_IN by salma about salma`. */
async function happened(filter: object = {}) {
  const events = await list<Event>('events', filter);
  return events
    .filter(({ id }) => id > since)
    .toReversed()
    .map(({ kind, by, about }) => `${kind} by ${by?.userName ?? '–'} about ${about?.userName ?? '–'}`);
}
const newest = async () => (await list<Event>('events', {}))[0]!;

const client = { authorization: `Basic ${Buffer.from('casebook:casebook').toString('base64')}` };
const signIn = (username: string, password: string) => {
  const query = new URLSearchParams({ grant_type: 'password', username, password });
  return call('POST', `/oauth/token?${query}`, null, {
    ...client,
    'user-agent': 'Mozilla/5.0 Firefox/140.0',
  });
};

describe('signing in and out', () => {
  it('sign-ins, refused sign-ins and sign-outs are recorded with their account, but not with what was typed', async () => {
    const userName = 'signer';
    await addUser(history.test.db, { userName, password: 'Right#Word1', roles: ['ROLE_CUSTOMS'] });
    await signIn(userName, 'Wrong#Word1');
    await signIn('nobody.at.all', 'Wrong#Word2');
    const { access_token: token } = (await signIn(userName, 'Right#Word1')).json();
    expect((await newest()).details).toEqual({ device: 'Firefox', with: 'PASSWORD' });
    await call('DELETE', '/api/casebook/session', null, { authorization: `Bearer ${token}` });
    expect(await happened()).toEqual([
      `SIGN_IN_REFUSED by – about ${userName}`,
      `SIGN_IN by ${userName} about ${userName}`,
      `SIGN_OUT by ${userName} about ${userName}`,
    ]);
    const { rows } = await sql`
      select from event where event::text like '%Word%' or event::text like '%nobody%'
    `.execute(history.test.db);
    expect(rows).toEqual([]);
  });
});

describe('an account', () => {
  it('switching an account off or on and clearing its password are recorded as events', async () => {
    const { id } = await addRecord(history.test, { userName: 'switched' });
    await sound('POST', `/api/case/change-user-status/${id}`);
    await sound('POST', `/api/case/change-user-status/${id}`);
    await sound('POST', `/api/casebook/users/${id}/reset-password`);
    expect((await newest()).details).toEqual({ reset: true });
    expect(await happened({ about: id })).toEqual([
      'ACCOUNT_OFF by role_admin about switched',
      'ACCOUNT_ON by role_admin about switched',
      'PASSWORD_CHANGED by role_admin about switched',
    ]);
  });
});

describe('a list that is read', () => {
  it('an answer of 101 rows or more, from /api/case or /api/casebook, is recorded as an export', async () => {
    const { db } = history.test;
    for (let bank = 1; bank <= 100; bank++) await addBank(db, `Bank ${bank}`);
    await sound('GET', '/api/casebook/banks?range=[0,199]');
    expect(await happened()).toEqual([]);
    await addBank(db, 'Bank 101');
    await sound('GET', '/api/casebook/banks?range=[0,99]');
    expect(await happened()).toEqual([]);
    await sound('GET', '/api/casebook/banks?range=[0,199]&filter={"q":"bank"}');
    expect((await newest()).details).toEqual({
      resource: 'banks',
      query: { range: '[0,199]', filter: '{"q":"bank"}' },
      rows: 101,
    });
    await sound('GET', '/api/casebook/banks?range=[0,4999]');
    for (let company = 1; company <= 101; company++) await addCompany(db);
    await sound('GET', '/api/case/search-company-page?page=0&size=100');
    await sound('GET', '/api/case/search-company-page?page=0&size=101');
    await sound('GET', '/api/case/search-company-page?page=0&size=9999');
    expect(await happened({ kind: 'EXPORT' })).toEqual(Array(4).fill('EXPORT by role_admin about –'));
  });

  it('figures, however many, are no export', async () => {
    await sql`insert into work_place (name) select 'Section ' || n from generate_series(1, 101) n`.execute(
      history.test.db,
    );
    await sql`insert into money_tally (work_place_id, state, amount, files)
      select id, 'RECOVERABLE', 5, 1 from work_place where name like 'Section %'`.execute(history.test.db);
    const answer = await call('GET', '/api/casebook/money/totals?by=section,state');
    expect(answer.json()).toHaveLength(101);
    expect(await happened({ kind: 'EXPORT' })).toEqual([]);
  });

  it('an export is recorded without the NUL characters of its query, as the search ignores them', async () => {
    await sound('GET', '/api/case/search-company-page?size=1000&companyName=%00&a%00b=1');
    expect((await newest()).details).toMatchObject({
      resource: 'companies',
      query: { size: '1000', companyName: '', ab: '1' },
    });
  });

  it('an export is recorded even if it has more than 10,000 rows, where the total stops counting', async () => {
    await sql`insert into event (kind) select 'RESTORE' from generate_series(1, 10001)`.execute(
      history.test.db,
    );
    const filter = 'filter={"kind":"RESTORE"}';
    const answer = await call('GET', `/api/casebook/events?range=[0,99999]&${filter}`);
    expect(answer.json()).toHaveLength(10_001);
    expect(answer.headers).toMatchObject({
      'content-range': 'events 0-10000/10000',
      'casebook-total': 'more',
    });
    expect(await happened({ kind: 'EXPORT' })).toEqual(['EXPORT by role_admin about –']);
    expect((await newest()).details).toMatchObject({ resource: 'events', rows: 10_001 });
  });

  describe('in pieces', () => {
    let reader: Headers;
    let readers = 0;
    const read = async (...urls: string[]) => {
      for (const url of urls) await sound('GET', url, undefined, reader);
    };
    const exported = async () =>
      (await list<Event>('events', { kind: 'EXPORT' }))
        .filter(({ id }) => id > since)
        .map(({ details }) => details!.rows);
    const agents = (page: number, size: number, more = '') =>
      `/api/case/search-cnf-agents-page?page=${page}&pageSize=${size}${more}`;
    const desks = (from: number, to: number, filter = '{"q":"Desk "}') =>
      `/api/casebook/desks?range=[${from},${to}]&sort=["id","ASC"]&filter=${filter}`;

    beforeAll(async () => {
      const { db } = history.test;
      await sql`insert into desk (name) select 'Desk ' || n from generate_series(1, 250) n`.execute(db);
      await sql`insert into cnf_agent (cnf_agent_name, lic_no, contact_number, address)
        select 'Agent ' || n, 301000000 + n, '01711000000', 'Agrabad' from generate_series(1, 1200) n`.execute(
        db,
      );
    });
    beforeEach(async () => {
      const userName = await addUser(history.test.db, {
        userName: `reader${++readers}`,
        roles: ['ROLE_CUSTOMS'],
      });
      reader = await signInAs(history.test.db, userName, history.test.clock.now());
    });

    it('all of a list but a row, in one answer, is recorded as an export', async () => {
      await read(desks(0, 248));
      expect(await exported()).toEqual([249]);
    });

    it('nine tenths of a list in pages of any size, order and direction are recorded as an export', async () => {
      await read(desks(0, 99), desks(150, 199), desks(100, 149));
      expect(await exported()).toEqual([]);
      await read('/api/casebook/desks?range=[0,24]&sort=["id","DESC"]&filter={"q":"Desk "}');
      expect(await exported()).toEqual([225]);
    });

    it('more than 1,000 records of a register within an hour are recorded as an export, by whatever filter', async () => {
      const parts = Array.from({ length: 12 }, (_, page) => agents(page, 100, `&searchKey=agent`));
      await read(...parts.slice(0, 5), agents(5, 100), agents(6, 100), ...parts.slice(7, 10));
      expect(await exported()).toEqual([]);
      await read('/api/casebook/cnf-agents/1101');
      expect(await exported()).toEqual([1001]);
    });

    it('paging through a part of a list again and again is no export', async () => {
      for (let times = 0; times < 30; times++)
        await read(desks(0, 24), desks(25, 49), desks(0, 99), agents(times % 5, 100, '&searchKey=agent'));
      expect(await exported()).toEqual([]);
    });

    it('pages that were read more than an hour apart are no export', () => {
      let now = 0;
      const count = readsInPieces(100, () => now);
      const page = (first: number) => ({
        rows: Array.from({ length: 100 }, (_, row) => first + row),
        total: 200,
        filter: '',
      });
      expect(count('7 banks', page(0))).toBeNull();
      now = 60 * 60_000;
      expect(count('7 banks', page(100))).toBeNull();
      expect(count('8 banks', page(0))).toBeNull();
      now += 59 * 60_000;
      expect(count('7 banks', page(0))).toBe(200);
    });

    it('whole lists of at most 100 rows are no export', async () => {
      await read(desks(0, 1999, '{"id":[1,2,3]}'), desks(0, 24, '{"q":"Desk 1"}'));
      expect(await exported()).toEqual([]);
    });
  });
});

describe('the print of a file', () => {
  it('the print of a file is the only event that a client may report', async () => {
    const { id, nothiNumber } = await addFiling();
    const post = (body: object) => call('POST', '/api/casebook/events', body, history.customs);
    expect((await post({ kind: 'PRINT', caseFilingId: id })).json()).toMatchObject({
      kind: 'PRINT',
      by: { userName: 'role_customs' },
      file: nothiNumber,
      details: { caseFilingId: id },
    });
    for (const kind of ['SIGN_IN', 'EXPORT', 'BACKUP', 'other', null]) {
      expect((await post({ kind, caseFilingId: id })).statusCode).toBe(400);
    }
    expect((await post({ kind: 'PRINT', caseFilingId: 999_999 })).json().errors).toMatchObject([
      { field: 'caseFilingId', code: 'filingGone' },
    ]);
    expect(await happened()).toEqual(['PRINT by role_customs about –']);
  });
});
