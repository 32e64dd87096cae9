import { readdirSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '../../../server/platform/database/migrations';
import { createCourtCaseTable } from '../../../server/platform/database/migrations/courtCases';
import {
  addCaseField,
  addFilingField,
  alterTable,
} from '../../../server/platform/database/migrations/fields';
import { tamperingOf } from '../../../server/features/history/check';
import { createTestDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
let db: Kysely<unknown>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db as Kysely<unknown>;
  await sql`
    insert into work_place (name) values ('Jetty');
    insert into case_filing (nothi_number, work_place_id, revenue) values ('S-1', 1, 100);
    insert into tribunal_case (case_filing_id, tribunal_case_no, date_of_case, tribunal_order_date)
    values (1, 'T-1', '2021-04-01', '2022-01-01')
  `.execute(db);
});
afterAll(() => database.drop());

const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(db)).rows;

/** The changes of a field in a record's history. */
const historyOf = (register: string, field: string) =>
  rowsOf(`select was ->> '${field}' as was, became ->> '${field}' as became from change
    where register = '${register}' and (was ? '${field}' or became ? '${field}') order by id`);

it('a field added to a court case by one line is sorted by through an index, and its changes are kept', async () => {
  await addCaseField(db, 'tribunal_case', 'bench_note', 'text');
  await addCaseField(db, 'tribunal_case', 'argued_on', 'date');
  await sql`update tribunal_case set bench_note = 'ÉCOLE', argued_on = '2022-05-01'`.execute(db);
  await sql`insert into tribunal_case (case_filing_id, bench_note) values (1, 'b')`.execute(db);
  expect(await rowsOf('select bench_note_fold from tribunal_case order by bench_note_fold, id')).toEqual([
    { benchNoteFold: 'b' },
    { benchNoteFold: 'école' },
  ]);
  const indexes = await rowsOf(`select indexdef as index from pg_indexes
    where tablename = 'tribunal_case' and indexname ~ 'bench|argued' order by 1`);
  expect(indexes.map(({ index }) => String(index).replace(/^.* ON \S+ /, ''))).toEqual([
    'USING btree (argued_on, id)',
    'USING btree (bench_note_fold, id)',
  ]);
  expect(await historyOf('tribunal-cases', 'bench_note')).toEqual([
    { was: null, became: 'ÉCOLE' },
    { was: null, became: 'b' },
  ]);
  expect(await historyOf('tribunal-cases', 'argued_on')).toEqual([{ was: null, became: '2022-05-01' }]);
});

it('a field added to filings by one line has its changes kept, beside those of the other fields', async () => {
  await addFilingField(db, 'berth', `text check (berth in ('A', 'B'))`);
  await sql`update case_filing set berth = 'A', remarks = 'moored'`.execute(db);
  expect(await historyOf('case-fillings', 'berth')).toEqual([{ was: null, became: 'A' }]);
  expect(await historyOf('case-fillings', 'remarks')).toEqual([{ was: null, became: 'moored' }]);
  await expect(sql`update case_filing set berth = 'C'`.execute(db)).rejects.toThrow(
    'case_filing_berth_check',
  );
});

it('the history of added fields passes the check for tampering', async () => {
  expect(await tamperingOf(database.db)).toEqual([]);
});

it('a court case table that is created later gets copies of its filing, proceedings and a history', async () => {
  await createCourtCaseTable(
    db,
    {
      table: 'contempt_petition',
      kind: 'contempt-petitions',
      number: 'petition_no',
      openedOn: 'date_of_case',
    },
    {
      petition_no: 'text',
      date_of_case: 'date',
      status: `text check (status in ('ORDER_PASSED', 'SUBJUDICE'))`,
    },
  );
  await sql`
    insert into contempt_petition (case_filing_id, petition_no, date_of_case) values (1, 'CP-1', '2022-06-01')
  `.execute(db);
  await sql`update contempt_petition set petition_no = 'CP-2'`.execute(db);
  await sql`update case_filing set revenue = 250`.execute(db);
  expect(
    await rowsOf(`
      select c.revenue, c.petition_no_fold as fold, p.number, p.opened_on as opened, earlier.number as challenges,
        (select cases from case_month_tally where register = 'contempt_petition' order by month desc limit 1) as tally
      from contempt_petition c join proceeding p on p.id = c.proceeding_id
        left join proceeding earlier on earlier.id = p.from_id`),
  ).toEqual([
    { revenue: '250.00', fold: 'cp-2', number: 'CP-2', opened: '2022-06-01', challenges: 'T-1', tally: 1 },
  ]);
  expect(await historyOf('contempt-petitions', 'petition_no')).toEqual([
    { was: null, became: 'CP-1' },
    { was: 'CP-1', became: 'CP-2' },
  ]);
});

it('a table gets a column with a default, and the functions that take its rows are as before', async () => {
  await sql`
    create table berth (length int);
    insert into berth values (200);
    create function depth(berth) returns int language sql immutable return ($1).length / 10;
    create function depth_of_two(one berth, other berth) returns int language sql immutable
    return depth(one) + depth(other)
  `.execute(db);
  await alterTable(db, 'berth', 'add crane boolean not null default true');
  expect(await rowsOf('select crane, depth(berth), depth_of_two(berth, berth) from berth')).toEqual([
    { crane: true, depth: 20, depthOfTwo: 40 },
  ]);
});

it('every file of a migration is listed, or it would never run', () => {
  const files = readdirSync('server/platform/database/migrations').flatMap(
    (name) => /^(\d{4}_\w+)\./.exec(name)?.[1] ?? [],
  );
  expect(files).toContain('0133_guaranteesOfReturns');
  expect(files.filter((name) => !(name in migrations))).toEqual([]);
});
