import { sql } from 'kysely';
import { id } from '../../../platform/http/responses';
import { ids } from '../../../platform/resource/filters';
import { regularResource, shown, by } from '../../../platform/resource/resource';
import type { WireRecord } from '../../../../domain/wire';
import type { Db } from '../../../platform/database/schema';
import { invalidField, notFound } from '../../../platform/http/errors';
import { once, type Write } from '../../../platform/writes/idempotency';

/** The files that the user follows, each by the id of its filing (docs/contract.md, "Files"). */
export const follows = regularResource({
  name: 'follows',
  title: 'The files that the user follows',
  table: 'followed_file',
  fields: {},
  derived: { caseFilingId: shown('followed_file.case_filing_id', id) },
  sorts: { caseFilingId: by('case_filing_id') },
  filters: { caseFilingId: ids('case_filing_id') },
  visibleTo: ({ userId }) => sql`user_id = ${userId}`,
  // taken from the given rows, because the id of a file does not identify a row: several users may follow one
  // file
  records: async (_db, followed) => followed.map(asFollowed),
});

/** A followed file, known by the id of its filing. */
interface Followed extends WireRecord {
  id: number;
  caseFilingId: number;
}

const asFollowed = (caseFilingId: number): Followed => ({ id: caseFilingId, caseFilingId });

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
