import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '../../../server/platform/database/connect';
import { lockSchema, migrate, migrateToLatest } from '../../../server/platform/database/migrate';
import { tamperingOf } from '../../../server/features/history/check';
import { createEmptyDatabase } from '../../support/database';

it('a migration from 1.0.0 keeps an event of each proposal, so that one put in later by SQL is found', async () => {
  const { connection, drop } = await createEmptyDatabase();
  const db = connect(connection, { max: 1 });
  await db.transaction().execute(async (trx) => {
    await lockSchema(trx);
    await migrate(trx, ['0089_baseline']);
    await sql`
      insert into work_place (name) values ('Jetty');
      insert into case_filing (nothi_number, work_place_id) values ('S-1', 1);
      insert into app_user (user_name, full_name) values ('salma', 'Salma Khatun');
      insert into proposal (by_user, register, record_id, case_filing_id, action, of_version, state, decided_by, decided_at)
      values (1, 'case-fillings', 1, 1, 'delete', 1, 'OPEN', null, null),
        (1, 'case-fillings', 1, 1, 'delete', 1, 'REFUSED', 1, now())
    `.execute(trx);
  });
  await migrateToLatest(db);
  const { rows } = await sql<{ event: string }>`
    select concat_ws(' ', kind, by_user, details ->> 'proposal') as event from event order by id
  `.execute(db);
  expect(rows.map(({ event }) => event)).toEqual(['PROPOSED 1', 'PROPOSAL_REFUSED 2']);
  expect(await tamperingOf(db)).toEqual([]);
  await db.destroy();
  await drop();
});
