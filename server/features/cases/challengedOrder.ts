import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { invalidField } from '../../platform/http/errors';

type Trx = Transaction<Database>;

/** Who names a challenged order, and the kinds of proceedings that this user may read. */
export interface Reader {
  by: number;
  readable: readonly string[];
}

/**
 * The `fromId` to store when a proceeding, locked by the caller, is said to challenge the order of `fromId`;
 * null and the filing's own proceeding mean the filing's order. An order that the user may not read does not
 * exist for the user: it cannot be named and closes no cycle; if one is stored, it reads as null, and stays when
 * null or the filing's own proceeding is sent.
 * @throws 400 if it is not a readable proceeding of the same filing, or closes a cycle.
 */
export async function challengedOrder(
  trx: Trx,
  id: number,
  fromId: number | null,
  { by, readable }: Reader,
): Promise<number | null> {
  const stored = await trx
    .selectFrom('proceeding as own')
    .leftJoin('proceeding as challenged', 'challenged.id', 'own.fromId')
    .select(['own.kind', 'own.caseFilingId', 'own.fromId', 'challenged.kind as ofKind'])
    .where('own.id', '=', id)
    .executeTakeFirstOrThrow();
  const isSame = fromId === stored.fromId;
  if (isSame && (stored.ofKind === null || readable.includes(stored.ofKind))) return fromId;
  const { caseFilingId } = stored;
  // the lock serialises two concurrent edits that are valid alone but form a cycle together
  await trx.selectFrom('caseFiling').select('id').where('id', '=', caseFilingId).forNoKeyUpdate().execute();
  const rows = await trx
    .selectFrom('proceeding')
    .select(['id', 'kind', 'fromId'])
    .where('caseFilingId', '=', caseFilingId)
    .execute();
  const ofFile = new Map(rows.map((row) => [row.id, row]));
  const isReadable = (other: number | null) => readable.includes(ofFile.get(other ?? 0)?.kind ?? '');
  const asFiling = isReadable(stored.fromId) ? null : stored.fromId;
  if (fromId === null) return asFiling;
  if (!isReadable(fromId)) throw invalidField('fromId', 'unknownReference');

  const challengedBy = (other: number) => ofFile.get(other)!.fromId;
  const seen = chainOf(fromId, (other) => (isReadable(challengedBy(other)) ? challengedBy(other) : null));
  // every chain ends at the filing's order, which therefore cannot challenge another
  if (stored.kind === 'case-fillings' || seen.includes(id)) throw invalidField('fromId', 'challengesItself');
  if (ofFile.get(fromId)!.kind === 'case-fillings') return asFiling;

  const chain = chainOf(fromId, challengedBy);
  if (chain.includes(id)) {
    // the cycle leads through hidden cases: as after a deletion, the last of them challenges what this one has
    const last = chain.slice(0, chain.indexOf(id)).findLast((other) => !isReadable(other))!;
    await sql`
      update proceeding set from_id = ${stored.fromId}, version = version + 1, changed_by = ${by}, changed_at = now()
      where id = ${last}
    `.execute(trx);
  }
  return fromId;
}

/** A proceeding, the one whose order it challenges, and so on. */
function chainOf(first: number, challengedBy: (id: number) => number | null): number[] {
  const chain: number[] = [];
  for (let at: number | null = first; at !== null && !chain.includes(at); at = challengedBy(at))
    chain.push(at);
  return chain;
}
