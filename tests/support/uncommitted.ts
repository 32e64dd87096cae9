import { sql, type Kysely } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../../server/platform/database/schema';
import { inTransaction } from '../../server/platform/database/transaction';

/**
 * Sends a request while a statement is carried out but not committed; it is committed once the request waits for a
 * lock or is answered. Expects the answer to be 200.
 */
export async function whileUncommitted(
  db: Kysely<Database>,
  statement: string,
  send: () => Promise<{ statusCode: number; body: string }>,
): Promise<void> {
  let isAnswered = false;
  const { answer } = await inTransaction(db, null, async (trx) => {
    await sql.raw(statement).execute(trx);
    const sent = send().finally(() => (isAnswered = true));
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db);
      expect(isAnswered || rows.length > 0).toBe(true);
    });
    return { answer: sent };
  });
  const { statusCode, body } = await answer;
  expect([statusCode, body]).toEqual([200, body]);
}
