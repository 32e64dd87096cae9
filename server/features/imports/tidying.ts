import { sql, type Kysely } from 'kysely';
import { DAYS_UNSENT } from '../../../domain/imports';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';

/** Deletes imports that were never sent completely. Checked ones stay, since somebody may have corrected rows. */
export async function forgetUnsentImports(db: Kysely<Database>): Promise<void> {
  await inTransaction(db, null, (trx) =>
    sql`
      delete from import_batch
      where state = 'RECEIVING' and changed_at < now() - make_interval(days => ${DAYS_UNSENT})
    `.execute(trx),
  );
}
