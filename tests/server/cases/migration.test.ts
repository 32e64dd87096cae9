import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../../server/platform/database/connect';
import { migrateToLatest } from '../../../server/platform/database/migrate';
import { migrations } from '../../../server/platform/database/migrations';
import { createFollowOnTable } from '../../../server/platform/database/migrations/0004_followOnCases';
import { addProceedings } from '../../../server/platform/database/migrations/proceedingTriggers';
import type { Database } from '../../../server/platform/database/schema';
import { driftOfTallies } from '../../../server/features/figures/tallyCheck';
import { driftOfProceedings } from '../../../server/features/cases/proceedingCheck';
import { createTestDatabase, type TestDatabase } from '../../support/database';

/** A register of schema version 0023, with records. */
let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create database before_proceedings template template0`.execute(database.db);
  db = connect({ ...database.connection, database: 'before_proceedings' }, { max: 2 });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  await migrator.migrateTo('0023_wayIn');
  for (const statement of REGISTER) await sql.raw(statement).execute(db);
  await migrateToLatest(db);
});
afterAll(async () => {
  await db.destroy();
  await sql`drop database before_proceedings`.execute(database.db);
  await database.drop();
});

const REGISTER = [
  `insert into work_place (name) values ('Jetty'), ('AIR')`,
  `insert into case_filing (nothi_number, work_place_id, date_of_hearing, date_of_judgement, revenue, version)
   values ('S-1', 1, '2020-01-01', '2020-06-01', 100, 4), ('S-2', 2, null, null, 200, 1), ('S-3', 2, null, null, 0, 1)`,
  `delete from case_filing where nothi_number = 'S-3'`,
  `insert into commissionerate_appeal
     (case_filing_id, applicate_case_no, date_of_case, applicate_comm_order_date, applicate_comm_judgement, status)
   values (1, 'A-1', '2020-07-01', '2021-02-01', 'ONREMAND', 'ORDER_PASSED'), (1, 'A-2', '2021-03-01', null, null, null)`,
  `insert into tribunal_case (case_filing_id, tribunal_case_no, date_of_case, tribunal_order_date, tribunal_judgement)
   values (1, 'T-1', '2021-04-01', '2022-01-01', 'AgainstGovernment')`,
  // both of these cases were decided before either of them was opened
  `insert into writ_case (case_filing_id, high_court_case_no, date_of_case, custom_order_date)
   values (2, 'W-1', '2021-01-01', '2020-01-01'), (2, 'W-2', '2020-05-01', '2019-06-01')`,
  `insert into criminal_case (case_filing_id, mamla_no_of_related_thana, cmm_cgm) values (2, 'G.R. 1', 'CMM 2')`,
  `insert into cpla_case (case_filing_id, cpl_cpa_nothi, date_of_case) values (1, 'L-1', '2022-02-02')`,
];

it('a migration from version 0023 gives each record its proceeding, with a proposed challenged order', async () => {
  const { rows } = await sql`
    select p.kind, p.record_id, p.case_filing_id as file, p.work_place_id as section, p.number, p.number_key as key,
      p.opened_on as opened, p.decided_on as decided, p.outcome, p.status, p.court, earlier.number as challenges
    from proceeding p left join proceeding earlier on earlier.id = p.from_id order by p.case_filing_id, p.id
  `.execute(db);
  const empty = { opened: null, decided: null, outcome: null, status: null, court: null, challenges: null };
  expect(rows).toEqual([
    {
      ...empty,
      kind: 'case-fillings',
      recordId: 1,
      file: 1,
      section: 1,
      number: 'S-1',
      key: 's-1',
      opened: '2020-01-01',
      decided: '2020-06-01',
      status: 'OPEN',
    },
    {
      ...empty,
      kind: 'applicate-comm-cases',
      recordId: 1,
      file: 1,
      section: 1,
      number: 'A-1',
      key: 'a-1',
      opened: '2020-07-01',
      decided: '2021-02-01',
      outcome: 'remand',
      status: 'ORDER_PASSED',
    },
    {
      ...empty,
      kind: 'applicate-comm-cases',
      recordId: 2,
      file: 1,
      section: 1,
      number: 'A-2',
      key: 'a-2',
      opened: '2021-03-01',
      challenges: 'A-1',
    },
    {
      ...empty,
      kind: 'tribunal-cases',
      recordId: 1,
      file: 1,
      section: 1,
      number: 'T-1',
      key: 't-1',
      opened: '2021-04-01',
      decided: '2022-01-01',
      outcome: 'against',
      challenges: 'A-1',
    },
    {
      ...empty,
      kind: 'high-court-cpa-cpl-cases',
      recordId: 1,
      file: 1,
      section: 1,
      number: 'L-1',
      key: 'l-1',
      opened: '2022-02-02',
      challenges: 'T-1',
    },
    {
      ...empty,
      kind: 'case-fillings',
      recordId: 2,
      file: 2,
      section: 2,
      number: 'S-2',
      key: 's-2',
      status: 'OPEN',
    },
    {
      ...empty,
      kind: 'high-court-rits',
      recordId: 1,
      file: 2,
      section: 2,
      number: 'W-1',
      key: 'w-1',
      opened: '2021-01-01',
      decided: '2020-01-01',
      challenges: 'W-2',
    },
    {
      ...empty,
      kind: 'high-court-rits',
      recordId: 2,
      file: 2,
      section: 2,
      number: 'W-2',
      key: 'w-2',
      opened: '2020-05-01',
      decided: '2019-06-01',
    },
    {
      ...empty,
      kind: 'foujdari-suit-cases',
      recordId: 1,
      file: 2,
      section: 2,
      number: 'G.R. 1',
      key: 'g.r. 1',
      court: 'CMM 2',
    },
  ]);
});

it('a migration from version 0023 changes no record and counts none twice', async () => {
  expect(await driftOfProceedings(db)).toEqual([]);
  expect(await driftOfTallies(db)).toEqual([]);
  const { rows } = await sql`
    select nothi_number, version, changed_at = created_at as untouched from case_filing order by id
  `.execute(db);
  expect(rows).toEqual([
    { nothiNumber: 'S-1', version: 4, untouched: true },
    { nothiNumber: 'S-2', version: 1, untouched: true },
  ]);
});

it('new proceedings after a migration from version 0023 have distinct ids', async () => {
  await sql`insert into case_filing (nothi_number, work_place_id) values ('S-4', 1)`.execute(db);
  await sql`insert into writ_case (case_filing_id, date_of_case) values (2, '2023-01-01')`.execute(db);
  const { rows } = await sql`
    select count(*) as proceedings, count(distinct id) as ids from proceeding
  `.execute(db);
  expect(rows).toEqual([{ proceedings: 11, ids: 11 }]);
  expect(await driftOfProceedings(db)).toEqual([]);
});

it('a court case register that is created later can get proceedings too', async () => {
  const anyDb = db as Kysely<unknown>;
  await createFollowOnTable(anyDb, 'contempt_petition', {
    petition_no: 'text',
    date_of_case: 'date',
    status: `text check (status in ('ORDER_PASSED', 'SUBJUDICE'))`,
  });
  await addProceedings(anyDb, {
    table: 'contempt_petition',
    kind: 'contempt-petitions',
    number: 'petition_no',
    openedOn: 'date_of_case',
  });
  await sql`
    insert into contempt_petition (case_filing_id, petition_no, date_of_case) values (1, 'CP-1', '2022-06-01')
  `.execute(db);
  await sql`update contempt_petition set petition_no = 'CP-2'`.execute(db);
  const { rows } = await sql`
    select p.number, p.opened_on as opened, earlier.number as challenges
    from contempt_petition c join proceeding p on p.id = c.proceeding_id
      left join proceeding earlier on earlier.id = p.from_id
  `.execute(db);
  expect(rows).toEqual([{ number: 'CP-2', opened: '2022-06-01', challenges: 'T-1' }]);
});
