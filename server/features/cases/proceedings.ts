import { sql, type RawBuilder } from 'kysely';
import type { Values } from '../../../domain/fields';
import {
  entersDecision,
  kindNames,
  kindsReadableBy,
  outcomes,
  proceedingFields,
  proceedingKinds,
} from '../../../domain/proceedings';
import { may } from '../../../domain/rights';
import { termsOfOwnNumber } from '../../../domain/searchKey/query';
import type { WireRecord } from '../../../domain/wire';
import type { SignedInUser } from '../../platform/http/access';
import type { Db, Trx } from '../../platform/database/schema';
import { searchText } from '../../platform/http/checking';
import { ApiError, invalidField } from '../../platform/http/errors';
import { dayOrNull, id, text, textOrNull } from '../../platform/http/responses';
import { filter, flag, ids, oneOf } from '../../platform/resource/filters';
import { recordsOf } from '../../platform/resource/records';
import { regularResource, shown, by, byNullable, byText } from '../../platform/resource/resource';
import { saveChanged } from '../../platform/writes/edits';
import type { CountedBy } from '../../platform/lists/pages';
import { contains, quoted } from '../../platform/lists/searching';
import type { SortedBy } from '../../platform/lists/slices';
import { rewriteEntry } from '../../platform/writes/searchEntries';

/** The kinds whose register the user may read; others are hidden from the user. */
export const readableKinds = ({ roles }: SignedInUser): string[] => kindsReadableBy(roles);

/**
 * The condition that hides what belongs to proceedings of kinds that the user may not read; null if there are none.
 * @param column of the kind
 */
export const ofReadableKindsIn =
  (column: string) =>
  (user: SignedInUser): RawBuilder<unknown> | null => {
    const kinds = readableKinds(user);
    return kinds.length < kindNames.length ? sql`${sql.ref(column)} = any(${kinds}::text[])` : null;
  };

export const ofReadableKinds = ofReadableKindsIn('kind');

/** @throws 400 for a proceeding that does not exist or that the user may not read. */
export async function refuseUnreadable(
  trx: Trx,
  { proceedingId }: { proceedingId: number | null },
  user: SignedInUser,
): Promise<void> {
  const found = await trx
    .selectFrom('proceeding')
    .select('id')
    .where('id', '=', proceedingId)
    .where('kind', 'in', readableKinds(user))
    .executeTakeFirst();
  if (!found) throw invalidField('proceedingId', 'unknownReference');
}

/** Sorts by the challenged order, which counts as empty where the user may not read it. */
function byReadableOrder(user: SignedInUser): SortedBy {
  const isReadable = ofReadableKinds(user);
  const sort = byNullable('from_id');
  return isReadable
    ? {
        ...sort,
        expression: sql`case when proceeding.from_id is not null then (
          select id from proceeding challenged where challenged.id = proceeding.from_id and ${isReadable}
        ) end`,
      }
    : sort;
}

const ofLossReason = (column: string) => ({
  sql: sql`(select ${sql.ref(column)} from loss_reason where id = proceeding.loss_reason_id)`,
  schema: textOrNull,
});

const asStored = regularResource({
  name: 'proceedings',
  title: 'Proceedings: filings and court cases of every type',
  table: 'proceeding',
  fields: proceedingFields,
  derived: {
    kind: shown('proceeding.kind', { ...text, enum: kindNames }),
    recordId: shown('proceeding.record_id', id),
    caseFilingId: shown('proceeding.case_filing_id', id),
    workPlaceId: shown('proceeding.work_place_id', id),
    number: shown('proceeding.number', textOrNull),
    openedOn: shown('proceeding.opened_on', dayOrNull),
    outcome: shown('proceeding.outcome', { enum: [...outcomes, null] }),
    status: shown('proceeding.status', textOrNull),
    lossReason: ofLossReason('name'),
    lossReasonBn: ofLossReason('name_bn'),
  },
  sorts: {
    kind: by('kind'),
    recordId: by('record_id'),
    caseFilingId: by('case_filing_id'),
    workPlaceId: by('work_place_id'),
    number: byNullable('number_key'),
    openedOn: byNullable('opened_on'),
    decidedOn: byNullable('decided_on'),
    outcome: byNullable('outcome'),
    status: byNullable('status'),
    court: byText('court'),
    filedBy: byNullable('filed_by'),
    fromId: byReadableOrder,
    lawOfficer: byText('law_officer'),
    subject: byText('subject'),
    important: byNullable('important'),
    parawiseSentOn: byNullable('parawise_sent_on'),
    sentToAttorneyGeneralOn: byNullable('sent_to_attorney_general_on'),
    replyFiledOn: byNullable('reply_filed_on'),
    lossReasonId: byNullable('loss_reason_id'),
    importantReason: byText('important_reason'),
    noAppealReason: byText('no_appeal_reason'),
  },
  filters: {
    caseFilingId: ids('case_filing_id'),
    kind: oneOf('kind', kindNames),
    important: flag('important'),
    lossReasonId: ids('loss_reason_id'),
    q: filter(searchText, hasNumber),
  },
  visibleTo: ofReadableKinds,
  total: countedByTally,
  save,
});

/** Filings and court cases as one resource (docs/contract.md, "Proceedings"). */
export const proceedings = { ...asStored, records: readRecords };

/** The records; a challenged order that the user may not read is omitted. */
async function readRecords(db: Db, ids: number[], user: SignedInUser): Promise<WireRecord[]> {
  return hidingUnreadable(db, await recordsOf(db, asStored, ids, user), 'fromId', user);
}

/** The records, with null in this field where it names a proceeding that the user may not read. */
export async function hidingUnreadable(
  db: Db,
  records: WireRecord[],
  field: string,
  user: SignedInUser,
): Promise<WireRecord[]> {
  const named = records.flatMap((record) => (record[field] as number | null) ?? []);
  if (!named.length) return records;
  const readable = await db
    .selectFrom('proceeding')
    .select('id')
    .where('id', 'in', named)
    .where('kind', 'in', readableKinds(user))
    .execute();
  const known = new Set(readable.map((row) => row.id));
  return records.map((record) =>
    known.has(record[field] as number) ? record : { ...record, [field]: null },
  );
}

/**
 * SQL: the number contains the term, or is the same number in other words: `4711/2025` finds `W.P. 4711 of 2025`.
 * It has an array instead of a subquery, since within `or` PostgreSQL uses an index only for an array.
 */
function hasNumber(term: string): RawBuilder<unknown> | null {
  const contained = contains('number_key', term);
  const terms = termsOfOwnNumber(term);
  if (!contained || !terms.length) return contained;
  return sql`(${contained} or proceeding.id = any(array(
    select same.id from search_entry entry
    join proceeding same on same.kind = entry.kind and same.record_id = entry.record_id
    where entry.terms @@ ${terms.map(quoted).join(' | ')}::tsquery
  )))`;
}

/**
 * Totals from the tally by month, which has the number of proceedings per kind; counting a million rows is
 * slow.
 */
function countedByTally({ kind, ...others }: WireRecord, user: SignedInUser): CountedBy | null {
  if (Object.keys(others).length) return null;
  const requested = new Set((kind as string[] | undefined) ?? kindNames);
  const kinds = new Set(readableKinds(user).filter((name) => requested.has(name)));
  const tables = proceedingKinds.filter(({ name }) => kinds.has(name)).map(({ table }) => table);
  return {
    count: sql`select coalesce(sum(cases), 0) from case_month_tally where register = any(${tables}::text[])`,
    population: `proceedings of ${tables.join()}`,
  };
}

/**
 * Saves the fields that people enter at a proceeding; the others are copies of its record's.
 * @throws 403, 400 for an order that it cannot challenge.
 */
async function save(
  trx: Trx,
  id: number,
  { decidedOn, fromId, ...own }: Values<typeof proceedingFields>,
  user: SignedInUser,
): Promise<void> {
  const { kind, recordId } = await trx
    .selectFrom('proceeding')
    .select(['kind', 'recordId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!may(user.roles, 'edit', kind)) throw new ApiError(403, 'notAllowed');
  const facts = proceedingKinds.find(({ name }) => name === kind)!;
  const saved = {
    ...own,
    ...(entersDecision(kind) && { decidedOn }),
    fromId: await challengedOrder(trx, id, fromId, { by: user.userId, readable: readableKinds(user) }),
  };
  await saveChanged(trx, 'proceeding', id, saved, user.userId);
  await rewriteEntry(trx, facts.name, recordId);
}

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
