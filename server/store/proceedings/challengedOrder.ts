import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { invalidField } from '../../http/errors';

/**
 * The `fromId` to store when a proceeding, locked by the caller, is said to challenge the order of `fromId`;
 * null and the filing's own proceeding mean the filing's order. If the stored order is of a kind that the
 * user cannot read, it stays when null or the filing's own proceeding is sent.
 * @throws 400 if it is not a readable proceeding of the same filing, or closes a cycle.
 */
export async function challengedOrder(
  trx: Transaction<Database>,
  id: number,
  fromId: number | null,
  readable: readonly string[],
): Promise<number | null> {
  const stored = await trx
    .selectFrom('proceeding')
    .select(['kind', 'caseFilingId', 'fromId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (fromId === stored.fromId) return fromId;
  const { caseFilingId } = stored;
  // the lock serialises two concurrent edits that are valid alone but form a cycle together
  await trx.selectFrom('caseFiling').select('id').where('id', '=', caseFilingId).forNoKeyUpdate().execute();
  const rows = await trx
    .selectFrom('proceeding')
    .select(['id', 'kind', 'fromId'])
    .where('caseFilingId', '=', caseFilingId)
    .execute();
  const ofFile = new Map(rows.map((row) => [row.id, row]));
  const isReadable = (other: number) => readable.includes(ofFile.get(other)?.kind ?? '');
  const asFiling = stored.fromId === null || isReadable(stored.fromId) ? null : stored.fromId;
  if (fromId === null) return asFiling;
  if (!isReadable(fromId)) throw invalidField('fromId', 'unknownReference');

  // every chain ends at the filing's order, which therefore cannot challenge another
  let leadsBack = stored.kind === 'case-fillings';
  const chain = new Set<number>();
  for (let at: number | null = fromId; at !== null && !chain.has(at); at = ofFile.get(at)!.fromId) {
    chain.add(at);
    leadsBack ||= at === id;
  }
  if (leadsBack) throw invalidField('fromId', 'challengesItself');
  return ofFile.get(fromId)!.kind === 'case-fillings' ? asFiling : fromId;
}
