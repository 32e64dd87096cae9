import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../../server/platform/database/connect';
import { foldTerm } from '../../../domain/folding';
import { migrateToLatest } from '../../../server/platform/database/migrate';
import { migrations } from '../../../server/platform/database/migrations';
import type { Database } from '../../../server/platform/database/schema';
import { createLog } from '../../../server/platform/log';
import { reportNamesakes } from '../../../server/programs/reportNamesakes';
import { loadKeys } from '../../../server/features/accounts/signIn/keys';
import { lookUp } from '../../../server/features/accounts/signIn/names';
import { allNamesakes, inWords } from '../../../server/features/accounts/namesakes';
import { findAccount } from '../../../server/features/accounts/users';
import { driftOfTallies } from '../../../server/features/figures/tallyCheck';
import { createTestDatabase, type TestDatabase } from '../../support/database';

/** A register of schema version 0018, in which PostgreSQL considered ΟΔΟΣ (σ) and οδος (ς) different. */
let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create database before_folding template template0`.execute(database.db);
  db = connect({ ...database.connection, database: 'before_folding' }, { max: 2 });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  await migrator.migrateTo('0018_figureLists');
  for (const statement of REGISTER) await sql.raw(statement).execute(db);
  await migrateToLatest(db);
});
afterAll(async () => {
  await db.destroy();
  await sql`drop database before_folding`.execute(database.db);
  await database.drop();
});

const REGISTER = [
  `insert into app_user (user_name, full_name) values ('ΟΔΟΣ', 'First'), ('salma', 'Salma'), ('οδος', 'Second')`,
  `insert into work_place (name) values ('ΤΜΗΜΑΣ'), ('τμημας'), ('Section 1')`,
  `insert into bank (bank_name) values ('ΒΑΣ'), ('βας')`,
  `insert into company (company_name) values ('οδος'), ('Padma Ltd')`,
  `insert into cnf_agent (cnf_agent_name, lic_no) values ('πρας', 'ΑΣ'), ('Other', 'ας'), ('None', null), ('Nor', null)`,
  `insert into freight_forwarder_agent (agent_name, lic_no) values ('A', 'ΑΣ'), ('B', 'ας')`,
  `insert into shipping_agent (agent_name, lic_no) values ('A', 'ΑΣ'), ('B', 'ας')`,
  `insert into case_filing (nothi_number, work_place_id, company_id, cnf_agent_id, product_name)
   values ('ΝΣ-1', 1, 1, 1, 'τυρος'), ('S-2', 3, 2, null, 'CHEESE'), ('νς-1', 2, 1, 1, 'ΤΥΡΟΣ')`,
  `insert into writ_case (case_filing_id, date_of_case, high_court_case_no) values (3, '2026-01-01', 'ς')`,
];

const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(db)).rows;

/** Runs a test in a transaction and rolls it back. */
async function inVain(test: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  const trx = await db.startTransaction().execute();
  try {
    await test(trx);
  } finally {
    await trx.rollback().execute();
  }
}

it('migrating to the new folding keeps every record, even if two texts become equal', async () => {
  expect(
    await rowsOf('select id, nothi_number, nothi_number_fold, namesake from case_filing order by id'),
  ).toEqual([
    { id: 1, nothiNumber: 'ΝΣ-1', nothiNumberFold: 'νσ-1', namesake: 0 },
    { id: 2, nothiNumber: 'S-2', nothiNumberFold: 's-2', namesake: 0 },
    { id: 3, nothiNumber: 'νς-1', nothiNumberFold: 'νσ-1', namesake: 1 },
  ]);
});

it('migrating to the new folding recomputes generated columns and copies without counting an edit', async () => {
  expect(
    await rowsOf(`
      select work_place_name_fold, company_name_fold, cnf_agent_name_fold, product_name_fold, version
      from case_filing order by id`),
  ).toEqual([
    {
      workPlaceNameFold: 'τμημασ',
      companyNameFold: 'οδοσ',
      cnfAgentNameFold: 'πρασ',
      productNameFold: 'τυροσ',
      version: 1,
    },
    {
      workPlaceNameFold: 'section 1',
      companyNameFold: 'padma ltd',
      cnfAgentNameFold: null,
      productNameFold: 'cheese',
      version: 1,
    },
    {
      workPlaceNameFold: 'τμημασ',
      companyNameFold: 'οδοσ',
      cnfAgentNameFold: 'πρασ',
      productNameFold: 'τυροσ',
      version: 1,
    },
  ]);
  expect(
    await rowsOf(
      'select nothi_number_fold, work_place_name_fold, high_court_case_no_fold, version from writ_case',
    ),
  ).toEqual([{ nothiNumberFold: 'νσ-1', workPlaceNameFold: 'τμημασ', highCourtCaseNoFold: 'σ', version: 1 }]);
  expect(await driftOfTallies(db)).toEqual([]);
});

it('each record whose text equals that of an earlier record is listed with that record', async () => {
  expect((await allNamesakes(db)).map(inWords).sort()).toEqual([
    'app_user 3 “οδος” has the same user_name as 1 “ΟΔΟΣ”: both are kept as they are; give one of them another.',
    'bank 2 “βας” has the same bank_name as 1 “ΒΑΣ”: both are kept as they are; give one of them another.',
    'case_filing 3 “νς-1” has the same nothi_number as 1 “ΝΣ-1”: both are kept as they are; give one of them another.',
    'cnf_agent 2 “ας” has the same lic_no as 1 “ΑΣ”: both are kept as they are; give one of them another.',
    'freight_forwarder_agent 2 “ας” has the same lic_no as 1 “ΑΣ”: both are kept as they are; give one of them another.',
    'shipping_agent 2 “ας” has the same lic_no as 1 “ΑΣ”: both are kept as they are; give one of them another.',
    'work_place 2 “τμημας” has the same name as 1 “ΤΜΗΜΑΣ”: both are kept as they are; give one of them another.',
  ]);
});

it('the server’s start logs how many records have an equal text, and how to list them', async () => {
  const [lines, printed]: [string[], string[]] = [[], []];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  await reportNamesakes(db, log, (line) => void printed.push(line));
  expect(
    lines.map((line) => (JSON.parse(line) as { namesakes: { table: string } }).namesakes.table).sort(),
  ).toEqual([
    'app_user',
    'bank',
    'case_filing',
    'cnf_agent',
    'freight_forwarder_agent',
    'shipping_agent',
    'work_place',
  ]);
  expect(printed).toEqual([
    'Records that have the number or name of another one: 7. Both are kept and nothing new can take either; npm run verify lists them.',
  ]);
});

it('the server’s start logs nothing about equal texts if the register has none', async () => {
  const printed: string[] = [];
  await reportNamesakes(database.db, createLog('silent'), (line) => void printed.push(line));
  expect(printed).toEqual([]);
});

const enter = (trx: Kysely<Database>) =>
  sql`insert into case_filing (nothi_number, work_place_id) values ('νσ-1', 3)`.execute(trx);
const namesakesOf = async (trx: Kysely<Database>) =>
  (await sql`select id, namesake from case_filing order by id`.execute(trx)).rows;

it('a third record cannot get a text that two others have', () =>
  inVain(async (trx) => {
    await expect(enter(trx)).rejects.toThrow('case_filing_file_number');
  }));

it('after the first of two records with an equal text is deleted, the text is still taken', () =>
  inVain(async (trx) => {
    await sql`delete from case_filing where id = 1`.execute(trx);
    expect(await namesakesOf(trx)).toEqual([
      { id: 2, namesake: 0 },
      { id: 3, namesake: 0 },
    ]);
    await expect(enter(trx)).rejects.toThrow('case_filing_file_number');
  }));

it('after the first of two records with an equal text is renamed, the text is still taken', () =>
  inVain(async (trx) => {
    await sql`update case_filing set nothi_number = 'S-9' where id = 1`.execute(trx);
    expect((await namesakesOf(trx))[2]).toEqual({ id: 3, namesake: 0 });
    await expect(enter(trx)).rejects.toThrow('case_filing_file_number');
  }));

it('the second of two records with an equal text can be saved if its text is unchanged', () =>
  inVain(async (trx) => {
    await sql`update case_filing set nothi_number = 'νς-1', remarks = 'Seen' where id = 3`.execute(trx);
    expect((await namesakesOf(trx))[2]).toEqual({ id: 3, namesake: 1 });
  }));

it('the second of two records with an equal text cannot get the text of a third', () =>
  inVain(async (trx) => {
    const rename = sql`update case_filing set nothi_number = 's-2' where id = 3`.execute(trx);
    await expect(rename).rejects.toThrow('case_filing_file_number');
  }));

it('the second of two records with an equal text is no duplicate once its text is changed', () =>
  inVain(async (trx) => {
    await sql`update case_filing set nothi_number = 'S-9' where id = 3`.execute(trx);
    expect((await namesakesOf(trx))[2]).toEqual({ id: 3, namesake: 0 });
  }));

it.each([
  ['ΟΔΟΣ', 1],
  ['οδος', 3],
  [' οδος ', 3],
  ['Οδοσ', 1],
  ['SALMA', 2],
])('signing in as %j finds the user with exactly this name', async (typed, id) => {
  expect((await findAccount(db, foldTerm(typed), { typed }))?.id).toBe(id);
});

it('sign-in codes and failures of two users are kept apart even if their names fold to one text', async () => {
  const keys = await loadKeys(db);
  const [first, second] = await Promise.all(
    ['ΟΔΟΣ', 'οδος'].map((userName) =>
      lookUp(db, keys, { userName, from: { ip: '10.0.0.1' }, now: new Date() }),
    ),
  );
  expect(first!.account!.id).not.toBe(second!.account!.id);
  expect(first!.owner.equals(second!.owner)).toBe(false);
});
