import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldTerm } from '../../../domain/folding';
import type { Database } from '../../../server/platform/database/schema';
import { createLog } from '../../../server/platform/log';
import { reportNamesakes } from '../../../server/programs/verification';
import { loadKeys } from '../../../server/features/accounts/signIn/keys';
import { lookUp } from '../../../server/features/accounts/signIn/names';
import { allNamesakes, inWords } from '../../../server/features/accounts/namesakes';
import { findAccount } from '../../../server/features/accounts/users';
import { createTestDatabase, type TestDatabase } from '../../support/database';

/** A register with texts that an older folding told apart: ΟΔΟΣ (σ) and οδος (ς). */
let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  for (const statement of REGISTER) await sql.raw(statement).execute(db);
});
afterAll(() => database.drop());

const REGISTER = [
  `insert into app_user (user_name, full_name, namesake) values ('ΟΔΟΣ', 'First', 0), ('salma', 'Salma', 0), ('οδος', 'Second', 1)`,
  `insert into work_place (name, namesake) values ('ΤΜΗΜΑΣ', 0), ('τμημας', 1), ('Section 1', 0)`,
  `insert into bank (bank_name, namesake) values ('ΒΑΣ', 0), ('βας', 1)`,
  `insert into cnf_agent (cnf_agent_name, lic_no, namesake) values ('πρας', 'ΑΣ', 0), ('Other', 'ας', 1), ('None', null, 0), ('Nor', null, 0)`,
  `insert into freight_forwarder_agent (agent_name, lic_no, namesake) values ('A', 'ΑΣ', 0), ('B', 'ας', 1)`,
  `insert into shipping_agent (agent_name, lic_no, namesake) values ('A', 'ΑΣ', 0), ('B', 'ας', 1)`,
  `insert into case_filing (nothi_number, work_place_id, namesake) values ('ΝΣ-1', 1, 0), ('S-2', 3, 0), ('νς-1', 2, 1)`,
];

/** Runs a test in a transaction and rolls it back. */
async function inVain(test: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  const trx = await db.startTransaction().execute();
  try {
    await test(trx);
  } finally {
    await trx.rollback().execute();
  }
}

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
    'Records that have the number or name of another one: 7. Both are kept and nothing new can take either; casebook verify (npm run verify) lists them.',
  ]);
});

const RENAME = 'update case_filing set nothi_number';

it.each([
  ['nothing changed', 'select 1', [0, 0, 1]],
  ['the first of them is deleted', 'delete from case_filing where id = 1', [0, 0]],
  ['the first of them is renamed', `${RENAME} = 'S-9' where id = 1`, [0, 0, 0]],
  ['the second of them is saved unchanged', `${RENAME} = 'νς-1', remarks = 'Seen' where id = 3`, [0, 0, 1]],
  ['the second of them is renamed', `${RENAME} = 'S-9' where id = 3`, [0, 0, 0]],
])('a text that two records have is still taken after %s', (_, change, namesakes) =>
  inVain(async (trx) => {
    await sql.raw(change).execute(trx);
    const { rows } = await sql<{ namesake: number }>`select namesake from case_filing order by id`.execute(
      trx,
    );
    expect(rows.map(({ namesake }) => namesake)).toEqual(namesakes);
    const enter = sql`insert into case_filing (nothi_number, work_place_id) values ('νσ-1', 3)`.execute(trx);
    await expect(enter).rejects.toThrow('case_filing_file_number');
  }),
);

it('the second of two records with an equal text cannot get the text of a third', () =>
  inVain(async (trx) => {
    const rename = sql.raw(`${RENAME} = 's-2' where id = 3`).execute(trx);
    await expect(rename).rejects.toThrow('case_filing_file_number');
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
