import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../server/platform/database/schema';
import { lockForDeletion, lockRecord } from '../../../server/platform/writes/edits';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';

let database: TestDatabase;
let filing: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const workPlaceId = await addWorkPlace(database.db, 'AIR');
  [filing] = (await addFilings(database.db, [buildFiling({ workPlaceId })])) as [number];
});
afterAll(() => database.drop());

/** Adds a note to the filing while another transaction locks it. @throws if adding has to wait for the lock */
async function noteWhile(hold: (trx: Transaction<Database>) => Promise<void>) {
  const holder = await database.db.startTransaction().execute();
  try {
    await hold(holder);
    await database.db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '200ms'`.execute(trx);
      await sql`
        insert into app_user (user_name, full_name, sign_in_by) values (gen_random_uuid(), 'Nasrin', 'OTP')
      `.execute(trx);
      await sql`
        insert into note (case_filing_id, text, created_by) select ${filing}, 'Note', max(id) from app_user
      `.execute(trx);
    });
  } finally {
    await holder.rollback().execute();
  }
}

it('a new record can refer to one that is being edited, without waiting for the edit', async () => {
  await expect(noteWhile((trx) => lockRecord(trx, 'caseFiling', filing))).resolves.toBeUndefined();
});

it('a new record that refers to one that is being deleted waits for the deletion', async () => {
  await expect(noteWhile((trx) => lockForDeletion(trx, 'caseFiling', filing))).rejects.toThrow(
    'lock timeout',
  );
});

it('a second edit of the same record waits for the first', async () => {
  const holder = await database.db.startTransaction().execute();
  await lockRecord(holder, 'caseFiling', filing);
  const second = database.db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '200ms'`.execute(trx);
    await lockRecord(trx, 'caseFiling', filing);
  });
  await expect(second).rejects.toThrow('lock timeout');
  await holder.rollback().execute();
});
