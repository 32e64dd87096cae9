import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import type { Database } from '../../../server/platform/database/schema';
import { tamperingIn, tamperingOf, type Tampering } from '../../../server/features/history/check';
import { sealHistory } from '../../../server/features/history/seals';
import { randomFor } from '../../../server/seed/random';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { isLong } from '../../support/long';
import { addBank, addCases, addCompany, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { addUser } from '../../support/signInAs';

const TRIALS = isLong ? 200 : 10;
const EDITS = 40;

type Trx = Transaction<Database>;

let database: TestDatabase;
const random = randomFor('tampering');

/** A small register of everything that people change daily, edited and sealed a few times. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const workPlaceId = await addWorkPlace(db, 'AIR');
  await addUser(db, { userName: 'salma', roles: ['ROLE_CUSTOMS'], password: 'Right#Word1' });
  for (const name of ['Meghna Mills', 'Padma Mills', 'Jamuna Mills']) await addCompany(db, name);
  for (const name of ['Sonali Bank', 'Janata Bank']) await addBank(db, name);
  const filings = await addFilings(
    db,
    Array.from({ length: 8 }, () => buildFiling({ workPlaceId, remarks: 'First', boe: '77' })),
  );
  for (const type of caseTypes) await addCases(db, type, [{ caseFillingId: random.pick(filings) }]);
  await sql`
    insert into hearing (proceeding_id, date, court) select id, '2026-11-01', 'Bench 4' from proceeding
    where kind <> 'case-fillings'
  `.execute(db);
  for (let edit = 0; edit < EDITS; edit++) {
    await sql`
      update case_filing set remarks = ${`Edit ${edit}`}, version = version + 1 where id = ${random.pick(filings)}
    `.execute(db);
    if (edit % 3 === 0) await sql`insert into event (kind) values ('SIGN_IN')`.execute(db);
    if (edit % 10 === 9) await sealAll();
  }
  await sealAll();
});
afterAll(() => database.drop());

/** Seals until every row is sealed, since open transactions in other databases of the server delay a seal too. */
async function sealAll() {
  const unsealed = sql<{ count: number }>`
    select count(*) from (select id from change union all select -id from event) as kept (key)
    where key not in (select unnest(rows) from seal)
  `;
  do await sealHistory(database.db);
  while ((await unsealed.execute(database.db)).rows[0]!.count);
}

const REGISTERS = [
  'case_filing',
  'company',
  'bank',
  'work_place',
  'app_user',
  'hearing',
  ...caseTypes.map(({ table }) => table),
];

/** By the type of a column, the SQL expression that alters it; columns of other types are not altered. */
const ALTERED: Record<string, string> = {
  text: `coalesce(%, '') || 'x'`,
  date: `coalesce(% + 1, '2026-01-01')`,
  numeric: 'coalesce(%, 0) + 1',
  integer: 'coalesce(%, 0) + 1',
  bigint: 'coalesce(%, 0) + 1',
  boolean: 'not %',
  'timestamp with time zone': `% + interval '1 second'`,
  jsonb: `coalesce(%, '{}') || '{"slipped": 1}'`,
  'bigint[]': '% || 77::bigint',
  'bytea[]': `'{}'`,
};

async function oneOf<T>(trx: Trx, rows: ReturnType<typeof sql<T>>): Promise<T> {
  return random.pick((await rows.execute(trx)).rows);
}

/** Alters a random column of a random row; `columns` is the SQL query for the columns to choose from. */
async function alter(trx: Trx, table: string, rows: string, columns: string): Promise<Tampering> {
  const { id } = await oneOf(
    trx,
    sql<{ id: number }>`select id from ${sql.table(table)} where ${sql.raw(rows)}`,
  );
  const { name, type } = await oneOf(
    trx,
    sql<{ name: string; type: string }>`
      select attname as name, format_type(atttypid, null) as type from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attname <> 'id' and format_type(atttypid, null) = any(${Object.keys(ALTERED)}::text[])
        and attname in (${sql.raw(columns)})
    `,
  );
  const value = sql.raw(ALTERED[type]!.replaceAll('%', `"${name}"`));
  await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${value} where id = ${id}`.execute(trx);
  return { table, id, is: 'altered' };
}

async function remove(trx: Trx, table: string, rows: string): Promise<Tampering> {
  const { id } = await oneOf(
    trx,
    sql<{ id: number }>`select id from ${sql.table(table)} where ${sql.raw(rows)}`,
  );
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
  return { table, id, is: 'removed' };
}

async function add(trx: Trx, table: string, insert: string): Promise<Tampering> {
  const { rows } = await sql<{ id: number }>`${sql.raw(insert)} returning id`.execute(trx);
  return { table, id: rows[0]!.id, is: 'added' };
}

const ALL = 'true';
/** All seals but the newest, because only its copy outside the register shows that the newest was removed. */
const OLDER = 'id < (select max(id) from seal)';
const kept = (table: string) =>
  `select jsonb_object_keys(kept(t)) from ${table} t where t.id = (select min(id) from ${table})`;
const every = (table: string) =>
  `select attname from pg_attribute where attrelid = '${table}'::regclass and attname <> 'tx'`;

const ADDED: Record<string, string> = {
  bank: `insert into bank (bank_name) values ('Quiet Bank')`,
  work_place: `insert into work_place (name) values ('Quiet Section')`,
  company: `insert into company (company_name) values ('Quiet Mills')`,
  case_filing: `insert into case_filing (nothi_number, work_place_id, work_place_name_fold, proceeding_id)
    select 'Quiet/1', work_place_id, work_place_name_fold, nextval('proceeding_id_seq') from case_filing limit 1`,
  change: `insert into change (tx, register, record_id, action, version, was, became)
    select tx, 'banks', 1, 'edit', 1, '{"bank_name": "a"}', '{"bank_name": "b"}' from change order by tx limit 1`,
  event: `insert into event (tx, kind) select tx, 'SIGN_IN' from event order by tx limit 1`,
};

/** Tampers in a random way. */
function tamper(trx: Trx): Promise<Tampering> {
  const way = random.pick(['alter', 'remove', 'add'] as const);
  if (way === 'add') {
    const table = random.pick(Object.keys(ADDED));
    return add(trx, table, ADDED[table]!);
  }
  const table = random.pick(['change', 'change', 'event', 'seal', ...REGISTERS]);
  if (way === 'remove') return remove(trx, table, table === 'seal' ? OLDER : ALL);
  return alter(trx, table, ALL, REGISTERS.includes(table) ? kept(table) : every(table));
}

class Undone extends Error {}

/** Tampers with triggers disabled, and rolls back. @returns null if a check constraint refused to tamper. */
async function trial(): Promise<{ done: Tampering; found: Tampering[] } | null> {
  let result: { done: Tampering; found: Tampering[] } | null = null;
  try {
    await database.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      const done = await tamper(trx);
      result = { done, found: await tamperingIn(trx) };
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone) && (error as { code?: string }).code !== '23514') throw error;
  }
  return result;
}

it(
  `the check for tampering finds ${TRIALS} of ${TRIALS} rows that were altered, removed or added at random`,
  { timeout: 600_000 },
  async () => {
    expect(await tamperingOf(database.db)).toEqual([]);
    for (let trials = 0; trials < TRIALS;) {
      const result = await trial();
      if (!result) continue;
      const { table, id, is } = result.done;
      expect(result.found, `${is} ${table} ${id}`).toContainEqual(expect.objectContaining({ table, id, is }));
      trials++;
    }
    expect(await tamperingOf(database.db)).toEqual([]);
  },
);
