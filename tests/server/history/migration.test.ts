import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../../server/platform/database/connect';
import { migrateToLatest } from '../../../server/platform/database/migrate';
import { migrations } from '../../../server/platform/database/migrations';
import type { Database } from '../../../server/platform/database/schema';
import { tamperingOf } from '../../../server/features/history/check';
import { createTestDatabase, type TestDatabase } from '../../support/database';

/** A register of schema version 0058, with records and their history. */
let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create database before_sections template template0`.execute(database.db);
  db = connect({ ...database.connection, database: 'before_sections' }, { max: 2 });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  await migrator.migrateTo('0058_waitingLimits');
  for (const statement of REGISTER) await sql.raw(statement).execute(db);
  await migrateToLatest(db);
});
afterAll(async () => {
  await db.destroy();
  await sql`drop database before_sections`.execute(database.db);
  await database.drop();
});

const hearingOf = (kind: string) =>
  `insert into hearing (proceeding_id, date) select id, '2026-01-02' from proceeding where kind = '${kind}'`;

const REGISTER = [
  `insert into work_place (name) values ('Jetty'), ('AIR')`,
  `insert into case_filing (nothi_number, work_place_id) values ('S-1', 1), ('S-2', 2)`,
  `insert into civil_case (case_filing_id) values (1)`,
  `insert into tribunal_case (case_filing_id) values (1)`,
  hearingOf('civil-case'),
  hearingOf('tribunal-cases'),
  `update case_filing set work_place_id = 2 where id = 1`,
  `update hearing set court = 'Bench 4' where id = 2`,
  `delete from civil_case`,
  `insert into tribunal_case (case_filing_id) values (2)`,
  `delete from tribunal_case where case_filing_id = 2`,
  `delete from case_filing where id = 2`,
  `insert into app_user (user_name, full_name) values ('salma', 'Salma Khatun')`,
  `insert into proposal (by_user, register, record_id, case_filing_id, action, of_version, state, decided_by, decided_at)
    values (1, 'case-fillings', 1, 1, 'delete', 1, 'OPEN', null, null),
      (1, 'case-fillings', 1, 1, 'delete', 1, 'REFUSED', 1, now())`,
];

it('a migration from version 0058 gives each change the former section of its file and its proceeding’s kind', async () => {
  const { rows } = await sql<{ change: string }>`
    select concat_ws(' ', register, record_id, action, work_place_id, kind) as change
    from change where case_filing_id is not null order by id
  `.execute(db);
  expect(rows.map(({ change }) => change)).toEqual([
    'case-fillings 1 create 1',
    'case-fillings 2 create 2',
    'civil-case 1 create 1',
    'tribunal-cases 1 create 1',
    'hearings 1 create 1 civil-case',
    'hearings 2 create 1 tribunal-cases',
    'case-fillings 1 edit 2',
    'hearings 2 edit 2 tribunal-cases',
    'hearings 1 delete 2 civil-case',
    'civil-case 1 delete 2',
    'tribunal-cases 2 create 2',
    'tribunal-cases 2 delete 2',
    'case-fillings 2 delete 2',
  ]);
});

it('a history migrated from version 0058 passes the check for tampering', async () => {
  expect(await tamperingOf(db)).toEqual([]);
});

it('a migration from version 0058 keeps an event of each proposal, so that one put in later by SQL is found', async () => {
  const { rows } = await sql<{ event: string }>`
    select concat_ws(' ', kind, by_user, details ->> 'proposal') as event from event order by id
  `.execute(db);
  expect(rows.map(({ event }) => event)).toEqual(['PROPOSED 1', 'PROPOSAL_REFUSED 2']);
});
