import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/database/schema';
import { inTransaction } from '../../../../platform/database/transaction';

/** The database's secret, or `proposed` if it has none yet. All processes get the same one. */
export async function sharedSecret(db: Kysely<Database>, proposed: Buffer): Promise<Buffer> {
  await inTransaction(db, null, (trx) =>
    trx
      .insertInto('signInSecret')
      .values({ secret: proposed })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const { secret } = await db.selectFrom('signInSecret').select('secret').executeTakeFirstOrThrow();
  return secret;
}
