import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseTypeNamed } from '../../../domain/followOnCases';
import type { Database } from '../../../server/platform/database/schema';
import { hasSeal, tamperingOf } from '../../../server/features/history/check';
import {
  continueHistory,
  makePartitions,
  newestSeal,
  sealHistory,
} from '../../../server/features/history/seals';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { addCases, addCompany, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { addUser } from '../../support/signInAs';
import { foundAfter, ignoreOtherDatabases, unsealed, WITHOUT_TRIGGERS } from './calls';

let database: TestDatabase;
let db: Kysely<Database>;
let filing: number;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  await ignoreOtherDatabases(db);
  const workPlaceId = await addWorkPlace(db, 'AIR');
  await addUser(db, { userName: 'salma', roles: ['ROLE_CUSTOMS'], password: 'Right#Word1' });
  await addCompany(db, 'Meghna Mills');
  [filing] = (await addFilings(db, [
    buildFiling({ workPlaceId }),
    buildFiling({ workPlaceId, remarks: 'Two' }),
  ])) as [number, number];
  await addCases(db, caseTypeNamed('tribunal-cases'), [{ caseFillingId: filing, dateOfCase: '2026-01-02' }]);
  await addCases(db, caseTypeNamed('civil-case'), [{ caseFillingId: filing, civilCourtName: 'Joint Judge' }]);
  for (let turn = 1; turn <= 3; turn++) {
    await sql`update case_filing set remarks = ${`Turn ${turn}`} where id = ${filing}`.execute(db);
    await sql`insert into event (kind) values ('SIGN_OUT')`.execute(db);
    await sealHistory(db);
  }
});
afterAll(() => database.drop());

const found = (...statements: string[]) => foundAfter(db, WITHOUT_TRIGGERS, ...statements);

/** Deletes everything that seal 2 covers. */
const REMOVE_SEALED = [
  `delete from change using seal where seal.id = 2 and change.id = any(rows)`,
  `delete from event using seal where seal.id = 2 and -event.id = any(rows)`,
];

it('the check for tampering finds nothing in an untouched history', async () => {
  expect(await tamperingOf(db)).toEqual([]);
});

/** By the type of a column, the SQL expression that alters it. */
const ALTERED: Record<string, string> = {
  text: `coalesce(%, '') || 'x'`,
  integer: 'coalesce(%, 0) + 1',
  bigint: 'coalesce(%, 0) + 1',
  'timestamp with time zone': `% + interval '1 second'`,
  jsonb: `coalesce(%, '{}') || '{"slipped": 1}'`,
  'bigint[]': '% || 77::bigint',
  'bytea[]': `'{}'`,
};

describe('the check for tampering, after writes with triggers disabled', () => {
  const id = (of: string) => `(select min(id) from ${of})`;
  it.each([
    ['a removed change', [`delete from change where id = ${id('change')}`], 'change', 'removed'],
    [
      'a change that was slipped in',
      [
        `insert into change (tx, register, record_id, action, was, became) values (1, 'banks', 1, 'edit', '{}', '{}')`,
      ],
      'change',
      'added',
    ],
    ['a removed event', [`delete from event where id = ${id('event')}`], 'event', 'removed'],
    [
      'a seal emptied together with the rows it sealed',
      [...REMOVE_SEALED, `update seal set rows = '{}', digests = '{}' where id = 2`],
      'seal',
      'altered',
    ],
    [
      'a seal whose digests were emptied and whose rows were removed',
      [
        ...REMOVE_SEALED,
        `update seal set digests = array_fill(null::bytea, array[cardinality(rows)]) where id = 2`,
      ],
      'seal',
      'altered',
    ],
    [
      'a seal with a digest of no row',
      [`update seal set digests = digests || null::bytea where id = 2`],
      'seal',
      'altered',
    ],
    ['a removed seal', [`delete from seal where id = 2`], 'seal', 'removed'],
    [
      'a seal that was slipped in',
      [`insert into seal select 0, at, to_tx, to_id, rows, digests, hash from seal where id = 1`],
      'seal',
      'added',
    ],
    [
      'an altered filing',
      [`update case_filing set revenue = 5 where id = ${id('case_filing')}`],
      'case_filing',
      'altered',
    ],
    [
      'a filing entered by somebody else',
      [`update case_filing set created_at = now()`],
      'case_filing',
      'altered',
    ],
    ['a removed court case', ['delete from tribunal_case'], 'tribunal_case', 'removed'],
    ['an added bank', [`insert into bank (bank_name) values ('Quiet Bank')`], 'bank', 'added'],
    ['another password', [`update app_user set password_hash = 'x'`], 'app_user', 'altered'],
    [
      'another role',
      [
        `insert into user_role select id, (select min(id) from role where role <> 'ROLE_CUSTOMS') from app_user`,
      ],
      'app_user',
      'altered',
    ],
    ['another logo', [`update company set logo = 'x'`], 'company', 'altered'],
    [
      'another court',
      [`update proceeding set court = 'x' where kind = 'tribunal-cases'`],
      'proceeding',
      'altered',
    ],
    ['a picture that is another', [`insert into kept_picture values ('00', 'x')`], 'kept_picture', 'altered'],
  ] as const)('the check for tampering reports %s', async (_, statements, table, is) => {
    await db
      .insertInto('role')
      .values({ role: 'ROLE_ADMIN' })
      .onConflict((c) => c.doNothing())
      .execute();
    expect(await found(...statements)).toContainEqual(expect.objectContaining({ table, is }));
  });

  it.each(['change', 'event', 'seal'])(
    'the check for tampering finds any altered column of the table %s',
    async (table) => {
      const { rows } = await sql<{ name: string; type: string }>`
        select attname as name, format_type(atttypid, null) as type from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'tx')
      `.execute(db);
      for (const { name, type } of rows) {
        const value = name === 'action' ? `'restore'` : ALTERED[type]!.replaceAll('%', name);
        const statement = `update ${table} set ${name} = ${value} where id = ${id(table)}`;
        expect(await found(statement), name).toContainEqual(
          expect.objectContaining({ table, id: expect.any(Number), is: 'altered' }),
        );
      }
    },
  );

  it('the check for tampering names the columns that differ', async () => {
    expect(await found(`update case_filing set remarks = null, hs_code = '1' where id = ${filing}`)).toEqual([
      { table: 'case_filing', id: filing, is: 'altered', columns: ['hs_code', 'remarks'] },
    ]);
  });
});

it('the check for tampering accepts a change made in SQL by hand, which the triggers recorded', async () => {
  await sql`update case_filing set remarks = 'By hand' where id = ${filing}`.execute(db);
  expect(await tamperingOf(db)).toEqual([]);
});

it('the check for a seal accepts only seals that are part of the history', async () => {
  const { hash, at } = (await newestSeal(db))!;
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await hasSeal(db, hash)).toEqual(at);
  expect(await hasSeal(db, '0'.repeat(64))).toBeNull();
});

it('sealing leaves out rows while an older transaction may still add rows before them', async () => {
  await sealHistory(db);
  const slow = await db.startTransaction().execute();
  await sql`insert into event (kind) values ('PRINT')`.execute(slow);
  await sql`insert into event (kind) values ('EXPORT')`.execute(db);
  await sealHistory(db);
  expect(await unsealed(db)).toBe(1); // the slow transaction's row is not visible yet
  await slow.commit().execute();
  await sealHistory(db);
  expect(await tamperingOf(db)).toEqual([]);
});

it('each row is sealed once when several processes seal at the same time', async () => {
  await sql`insert into event (kind) select 'EXPORT' from generate_series(1, 10001)`.execute(db);
  await Promise.all([sealHistory(db), sealHistory(db), sealHistory(db)]);
  await sealHistory(db);
  const { rows } = await sql`
    select count(*) = count(distinct key) as once from seal, unnest(rows) as each (key)
  `.execute(db);
  expect(rows).toEqual([{ once: true }]);
  expect(await tamperingOf(db)).toEqual([]);
});

it('sealing continues in a restored history, although transaction numbers begin anew in another cluster', async () => {
  await sql`alter table change alter tx set default 5000000000`.execute(db);
  await sql`update case_filing set remarks = 'Before the restore' where id = ${filing}`.execute(db);
  await sql`alter table change alter tx set default transaction_number()`.execute(db);
  await continueHistory(db);
  await sql`update case_filing set remarks = 'After the restore' where id = ${filing}`.execute(db);
  await sealHistory(db);
  const { rows } = await sql<{ tx: number }>`select tx from change order by id desc limit 2`.execute(db);
  expect(rows[0]!.tx).toBeGreaterThan(5_000_000_000);
  expect(rows[1]!.tx).toBe(5_000_000_000);
  expect(await tamperingOf(db)).toEqual([]);
});

it('the history accepts writes in a month without a partition, and has partitions of the next two months', async () => {
  const { rows: partitions } = await sql<{ count: number }>`
    select count(*) as count from pg_inherits where inhparent = 'change'::regclass
  `.execute(db);
  expect(partitions[0]!.count).toBe(4); // this month, the next two and the default
  await makePartitions(db);
  await sql`insert into event (at, kind) values ('1999-01-01', 'PRINT'), ('2199-01-01', 'PRINT')`.execute(db);
  const { rows } = await sql<{ place: string }>`
    select distinct tableoid::regclass::text as place from event where at not between '2000-01-01' and '2100-01-01'
  `.execute(db);
  expect(rows).toEqual([{ place: 'event_other' }]);
});

it('a month’s partitions are created once when several processes start at the same time', async () => {
  const partitions = async () => {
    const { rows } = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent in ('change'::regclass, 'event'::regclass) order by 1
    `.execute(db);
    return rows.map(({ name }) => name);
  };
  const before = await partitions();
  for (const name of before.filter((each) => !each.endsWith('_other'))) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (!rows.length) await sql`drop table ${sql.table(name)}`.execute(db);
  }
  expect(await partitions()).toHaveLength(4); // this month's and the default
  await Promise.all([makePartitions(db), makePartitions(db), makePartitions(db)]);
  expect(await partitions()).toEqual(before);
});
