import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { invalidField } from '../../http/errors';

/**
 * What is stored when a proceeding, which the caller holds, is said to challenge the order of `fromId`: null
 * for the filing's order. An order of a kind that is not readable stays, though the user saw none.
 * @throws 400 when it is no readable proceeding of the same filing, or makes a circle.
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
  // locked: of two edits at one moment, each sound by itself, the second must see the first
  await trx.selectFrom('caseFiling').select('id').where('id', '=', caseFilingId).forNoKeyUpdate().execute();
  const rows = await trx
    .selectFrom('proceeding')
    .select(['id', 'kind', 'fromId'])
    .where('caseFilingId', '=', caseFilingId)
    .execute();
  const ofFile = new Map(rows.map((row) => [row.id, row]));
  const isReadable = (other: number) => readable.includes(ofFile.get(other)?.kind ?? '');
  if (fromId === null) return stored.fromId === null || isReadable(stored.fromId) ? null : stored.fromId;
  if (!isReadable(fromId)) throw invalidField('fromId', 'unknownReference');

  // each chain ends at the filing's order, which therefore challenges none
  let leadsBack = stored.kind === 'case-fillings';
  const chain = new Set<number>();
  for (let at: number | null = fromId; at !== null && !chain.has(at); at = ofFile.get(at)!.fromId) {
    chain.add(at);
    leadsBack ||= at === id;
  }
  if (leadsBack) throw invalidField('fromId', 'challengesItself');
  return ofFile.get(fromId)!.kind === 'case-fillings' ? null : fromId;
}
