import { sql, type Kysely, type Transaction } from 'kysely';
import { linesOf, ListReader } from '../../../domain/causeLists/entries';
import type { ListEntry } from '../../../domain/causeLists/listRow';
import type { ListApplied, ListedItem, MatchedLine } from '../../../domain/causeLists/listings';
import { keyOf, matchesOf, type Candidate } from '../../../domain/causeLists/match';
import type { Day } from '../../../domain/dates';
import { caseTypes } from '../../../domain/followOnCases';
import { OWN } from '../../../domain/searchKey/terms';
import type { Database } from '../../platform/database/schema';
import { invalidField } from '../../platform/http/errors';
import { inTurns } from '../../platform/http/turns';
import { saveChanged } from '../../platform/writes/edits';
import { addHearings } from './writes';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/**
 * The rows of a cause list that name a case of one of the registers' types, or a case that is entered in the same
 * words. Each row has the proceedings of the given kinds that match it.
 */
export async function matchList(db: Db, text: string, kinds: readonly string[]): Promise<MatchedLine[]> {
  const entries = await entriesOf(text);
  const matches = matchesOf(entries, await candidatesOf(db, termsOfEntries(entries), kinds));
  return entries.flatMap(({ numbers, ...entry }, index) => {
    const isOurs =
      matches[index]!.length > 0 || numbers.some(({ other, isMention }) => other === undefined && !isMention);
    return isOurs ? [{ ...entry, matches: matches[index]! }] : [];
  });
}

async function entriesOf(text: string): Promise<ListEntry[]> {
  const reader = new ListReader();
  for await (const line of inTurns(linesOf(text))) reader.read(line);
  return reader.end();
}

/** How many numbers one index scan looks up; the cost grows with the square of this. */
const AT_ONCE = 200;

/** The search terms of all numbers in a list. */
export const termsOfEntries = (entries: readonly ListEntry[]): string[] =>
  entries.flatMap(({ numbers }) => numbers.map((number) => OWN + keyOf(number)));

/** Every court case with one of these terms, found by the index of the search entries. */
export async function candidatesOf(
  db: Db,
  all: readonly string[],
  kinds: readonly string[],
): Promise<Candidate[]> {
  const terms = [...new Set(all)];
  const courts = caseTypes.flatMap(({ name }) => (kinds.includes(name) ? [name] : []));
  const queries = Array.from({ length: Math.ceil(terms.length / AT_ONCE) }, (_, part) =>
    terms
      .slice(part * AT_ONCE, (part + 1) * AT_ONCE)
      .map((term) => `'${term}'`)
      .join('|'),
  );
  // entries that are not yet merged into the index are compared with every number, which takes two seconds
  // for a thousand numbers
  if (queries.length > 1) await sql`select gin_clean_pending_list('search_entry_terms')`.execute(db);
  // `offset 0` makes PostgreSQL use the index for each query: it expects many more rows than there are
  const { rows: found } = await sql<{ kind: string; recordId: number }>`
    select distinct e.kind, e.record_id from unnest(${queries}::tsquery[]) as asked (query)
      cross join lateral (
        select kind, record_id from search_entry
        where terms @@ asked.query and kind = any(${courts}::text[]) offset 0
      ) e
  `.execute(db);
  const { rows } = await sql<Candidate>`
    select p.id as proceeding_id, p.kind, p.number
    from unnest(${found.map(({ kind }) => kind)}::text[], ${found.map(({ recordId }) => recordId)}::bigint[])
        as found (kind, record_id)
      join proceeding p on p.kind = found.kind and p.record_id = found.record_id
    where p.number is not null
    order by p.id
  `.execute(db);
  return rows;
}

/** A listing with its values named as the columns of `hearing`. */
export type Listing = Omit<ListedItem, 'with'> & { withId: string | null };

/**
 * Adds a hearing for each listing, or updates the one that the proceeding has on that day; values that the
 * list does not give stay. @throws 400 for a proceeding of another kind than `kinds`.
 */
export async function applyListings(
  trx: Trx,
  listings: readonly Listing[],
  { by, kinds }: { by: number; kinds: readonly string[] },
): Promise<ListApplied> {
  await holdProceedings(trx, listings, kinds);
  const existing = await hearingsOn(trx, listings);
  const applied: ListApplied = { added: 0, updated: 0, same: 0 };
  const added: Listing[] = [];
  const done = new Set<string>();
  for (const listing of listings) {
    const key = keyOfDay(listing);
    if (done.has(key)) continue;
    done.add(key);
    const hearing = existing.get(key);
    if (!hearing) added.push(listing);
    else applied[(await saveChanged(trx, 'hearing', hearing, said(listing), by)) ? 'updated' : 'same']++;
  }
  await addHearings(trx, added, by);
  return { ...applied, added: added.length };
}

/** Locks the proceedings, so that a list that two people apply at once is entered once. */
async function holdProceedings(trx: Trx, listings: readonly Listing[], kinds: readonly string[]) {
  const ids = [...new Set(listings.map(({ proceedingId }) => proceedingId))];
  const held = await trx
    .selectFrom('proceeding')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('kind', 'in', kinds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const known = new Set(held.map(({ id }) => id));
  const unknown = listings.findIndex(({ proceedingId }) => !known.has(proceedingId));
  if (unknown >= 0) throw invalidField(`items.${unknown}.proceedingId`, 'unknownReference');
}

const keyOfDay = ({ proceedingId, date }: { proceedingId: number; date: Day }) => `${proceedingId} ${date}`;

/** The first hearing of each listing's proceeding on the day of the listing. */
async function hearingsOn(trx: Trx, listings: readonly Listing[]): Promise<Map<string, number>> {
  const asked = listings.map(({ proceedingId, date }) => ({ id: proceedingId, day: date }));
  const { rows } = await sql<{ id: number; proceedingId: number; date: Day }>`
    select distinct on (h.proceeding_id, h.date) h.id, h.proceeding_id, h.date
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (id bigint, day date)
      join hearing h on h.proceeding_id = asked.id and h.date = asked.day
    order by h.proceeding_id, h.date, h.id
  `.execute(trx);
  return new Map(rows.map((row) => [keyOfDay(row), row.id]));
}

/** The values that a list gives. Item number and `withId` belong together: if one is given, both are replaced. */
const said = ({ court, itemNo, withId }: Listing) => ({
  ...(court !== null && { court }),
  ...((itemNo !== null || withId !== null) && { itemNo, withId }),
});
