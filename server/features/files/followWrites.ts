import type { Kysely } from 'kysely';
import type { WireRecord } from '../../../domain/wire';
import type { Database } from '../../platform/database/schema';
import { invalidField, notFound } from '../../platform/http/errors';
import { once, type Write } from '../../platform/writes/idempotency';

type Db = Kysely<Database>;

/** A followed file, known by the id of its filing. */
export interface Followed extends WireRecord {
  id: number;
  caseFilingId: number;
}

export const asFollowed = (caseFilingId: number): Followed => ({ id: caseFilingId, caseFilingId });

/** Follows a file; it may be followed already. @throws 400 when there is none */
export const follow = (db: Db, caseFilingId: number, write: Write): Promise<Followed> =>
  once(db, write, async (trx) => {
    const filing = await trx
      .selectFrom('caseFiling')
      .select('id')
      .where('id', '=', caseFilingId)
      .forKeyShare()
      .executeTakeFirst();
    if (!filing) throw invalidField('caseFilingId', 'unknownReference');
    await trx
      .insertInto('follow')
      .values({ userId: write.by, caseFilingId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return asFollowed(caseFilingId);
  });

/** @throws 404 when the user does not follow the file */
export const unfollow = (db: Db, caseFilingId: number, write: Write): Promise<Followed> =>
  once(db, write, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('follow')
      .where('userId', '=', write.by)
      .where('caseFilingId', '=', caseFilingId)
      .executeTakeFirst();
    if (!numDeletedRows) throw notFound();
    return asFollowed(caseFilingId);
  });
