import { sql, type Kysely } from 'kysely';
import { DAYS_UNSENT } from '../../domain/imports';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';

/**
 * Deletes imports whose rows were never all sent, and those that were stopped before anything came in, such as one
 * that was sent again with other columns. What the history names stays.
 */
export async function forgetUnsentImports(db: Kysely<Database>): Promise<void> {
  await inTransaction(db, null, (trx) =>
    sql`
      delete from import_batch b
      where state in ('RECEIVING', 'CANCELLED') and changed_at < now() - make_interval(days => ${DAYS_UNSENT})
        and done + kept = 0
        and not exists (select from import_record where batch_id = b.id)
        and not exists (select from event where kind = 'IMPORT' and (details ->> 'batch')::bigint = b.id)
    `.execute(trx),
  );
}
