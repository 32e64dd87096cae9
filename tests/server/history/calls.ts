import type { InjectOptions } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { driftOfProceedings } from '../../../server/features/cases/proceedingCheck';
import { driftOfTallies } from '../../../server/features/cases/figures/tally';
import { tamperingIn, tamperingOf, type Tampering } from '../../../server/features/history/check';
import { driftOfLimits } from '../../../server/features/dates/limits/check';
import type { Database } from '../../../server/platform/database/schema';
import { addWorkPlace } from '../../support/register';
import { addUser, buildTestApp, signInAs, type TestApp } from '../../support/signInAs';

export type Headers = { authorization: string };

export interface Change {
  id: number;
  register: string;
  action: string;
  via: string;
  was: Record<string, unknown> | null;
  became: Record<string, unknown> | null;
  [name: string]: unknown;
}

/** A server with one section, and calls on it, made as an administrator unless other headers are given. */
export function useHistory() {
  const it = {} as { test: TestApp; admin: Headers; customs: Headers; section: number };
  beforeAll(async () => {
    it.test = await buildTestApp({ connections: 12 });
    it.admin = await it.test.as('ROLE_ADMIN');
    it.customs = await it.test.as('ROLE_CUSTOMS');
    it.section = await addWorkPlace(it.test.db, 'AIR');
  });
  afterAll(() => it.test.close());

  const call = (
    method: InjectOptions['method'],
    url: string,
    payload?: object | null,
    headers: object = it.admin,
  ) => it.test.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) });

  const list = async <T = Change>(resource: string, filter: object, headers = it.admin): Promise<T[]> => {
    const search = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,999]' });
    const answer = await call('GET', `/api/casebook/${resource}?${search}`, null, headers);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };

  /** The changes of a record, the newest first. */
  const changesOf = (register: string, recordId: number, headers?: Headers) =>
    list('changes', { register, recordId }, headers);

  /** Restores the state of a record after a change; `version` is the present version of the record. */
  const restore = (changeId: number, version?: number, headers?: object) =>
    call('POST', `/api/casebook/changes/${changeId}/restore`, { version }, { ...it.admin, ...headers });

  const inBin = (register: string, recordId: number) => list('deleted', { register, recordId });

  const takeOut = (deletionId: number, headers?: object) =>
    call('POST', `/api/casebook/deleted/${deletionId}/restore`, null, { ...it.admin, ...headers });

  /** Restores the last deletion of a record. */
  const bringBack = async (register: string, recordId: number, headers?: object) => {
    const [deletion] = await inBin(register, recordId);
    return takeOut(deletion!.id, headers);
  };

  const sound = async (method: InjectOptions['method'], url: string, payload?: object, headers?: object) => {
    const answer = await call(method, url, payload, { ...it.admin, ...headers });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ id: number; version: number; [name: string]: unknown }>();
  };

  let made = 0;
  const addFiling = (values: object = {}) =>
    sound('POST', '/api/case/case-fillings', {
      nothiNumber: `H-${++made}/26`,
      workPlace: { id: it.section },
      ...values,
    });

  /** The proceeding of the only case of a kind in a file. */
  const proceedingOf = async (caseFilingId: number, kind: string): Promise<Proceeding> => {
    const [proceeding] = await list<Proceeding>('proceedings', { caseFilingId, kind });
    return proceeding!;
  };

  const calls = { call, list, changesOf, restore, inBin, takeOut, bringBack, sound, addFiling, proceedingOf };
  return Object.assign(it, calls);
}

export interface Proceeding {
  id: number;
  recordId: number;
  kind: string;
  fromId: number | null;
  version: number;
}

/** Compares after each test the records with their history, and everything derived with the records. */
export const checkAfterEach = (history: ReturnType<typeof useHistory>) =>
  // oxlint-disable vitest/no-standalone-expect -- true after each test, whatever it did
  afterEach(async () => {
    const { db } = history.test;
    expect(await tamperingOf(db)).toEqual([]);
    expect(await driftOfProceedings(db)).toEqual([]);
    expect(await driftOfLimits(db)).toEqual([]);
    expect(await driftOfTallies(db)).toEqual([]);
  });
// oxlint-enable vitest/no-standalone-expect

/** Switches approvals on before the tests, which requires a second administrator, and returns the calls on proposals. */
export function useApprovals(history: ReturnType<typeof useHistory>) {
  const { call, sound } = history;
  const office = () => sound('GET', '/api/casebook/office');
  const second = {} as { admin: Headers; id: number };

  beforeAll(async () => {
    const alone = await call('PUT', '/api/casebook/office', { name: 'House', needsApproval: true });
    if (alone.json().code !== 'twoAdministrators') throw new Error(alone.body);
    await addUser(history.test.db, {
      userName: 'second.admin',
      fullName: 'Second Admin',
      roles: ['ROLE_ADMIN'],
    });
    const added = history.test.db.selectFrom('appUser').select('id').where('userName', '=', 'second.admin');
    second.id = (await added.executeTakeFirstOrThrow()).id;
    second.admin = await signInAs(history.test.db, 'second.admin', history.test.clock.now());
    const { version } = await office();
    await sound('PUT', '/api/casebook/office', { name: 'House', needsApproval: true, version });
  });

  const propose = (body: object, headers?: Headers) => call('POST', '/api/casebook/proposals', body, headers);
  const approve = (id: number, headers?: Headers) =>
    call('POST', `/api/casebook/proposals/${id}/approve`, null, headers);
  const refuse = (id: number, headers?: Headers, reason?: string) =>
    call('POST', `/api/casebook/proposals/${id}/refuse`, reason ? { reason } : null, headers);
  /** Proposes to change a new filing, or to delete it. @returns the filing and the proposal's id. */
  const proposeFor = async (values: object | null, headers?: Headers) => {
    const filing = await history.addFiling({ revenue: 100 });
    const action = values ? { action: 'edit', body: { ...filing, ...values } } : { action: 'delete' };
    const answer = await propose(
      { register: 'case-fillings', recordId: filing.id, version: 1, ...action },
      headers,
    );
    return { filing, id: answer.json<{ id: number }>().id };
  };
  return { office, second, propose, proposeFor, approve, refuse };
}

/** Keeps transactions in other tests' databases, which can take minutes and cannot write here, from delaying seals. */
export const ignoreOtherDatabases = (db: Kysely<Database>) =>
  sql`
    create or replace function oldest_transaction() returns bigint language sql stable return transaction_offset() + coalesce(
      (select min(backend_xid::text::bigint) from pg_stat_activity where datname = current_database()),
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint)
  `.execute(db);

/** The number of rows that no seal covers. */
export async function unsealed(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select id from change union all select -id from event) as kept (key)
    where key not in (select unnest(rows) from seal)
  `.execute(db);
  return rows[0]!.count;
}

/** What the check for tampering finds after statements, which are undone. */
export async function foundAfter(db: Kysely<Database>, ...statements: string[]): Promise<Tampering[]> {
  const undo = new Error('undone');
  let found: Tampering[] = [];
  await db
    .transaction()
    .execute(async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx);
      found = await tamperingIn(trx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}

/** Disables triggers, for `foundAfter`. */
export const WITHOUT_TRIGGERS = 'set local session_replication_role = replica';
