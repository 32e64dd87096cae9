import { sql } from 'kysely';
import { entriesOf } from '../../../../domain/causeLists/entries';
import type { ListEntry } from '../../../../domain/causeLists/listRow';
import { keyOf, matchesOf, type Candidate } from '../../../../domain/causeLists/match';
import { fold } from '../../../../domain/folding';
import { caseTypes } from '../../../../domain/followOnCases';
import { kindNames } from '../../../../domain/proceedings';
import { termsOfOwnNumber } from '../../../../domain/searchKey/query';
import { OWN } from '../../../../domain/searchKey/terms';
import type { Db } from '../../../platform/database/schema';

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

/** A case that a row names by its number, and perhaps by its type, without its file. */
interface NumberedCase {
  number: string;
  /** The registers that the row's type of case means; null without one. */
  kinds: readonly string[] | null;
}

/**
 * The proceedings that each row may mean: those with exactly this number, otherwise those that a cause list with this
 * number would name. A number without any word for its type names none, since every register may have it.
 */
export async function casesByNumber(
  db: Db,
  cases: readonly NumberedCase[],
  among: readonly string[] = kindNames,
): Promise<Candidate[][]> {
  if (!cases.length) return [];
  const entries = cases.map(({ number }) => entriesOf(number));
  const terms = cases.flatMap(({ number }) => termsOfOwnNumber(number));
  const candidates = await candidatesOf(db, [...termsOfEntries(entries.flat()), ...terms], among);
  return cases.map(({ number, kinds }, at) => {
    const isOfKind = ({ kind }: Candidate) => !kinds || kinds.includes(kind);
    const exact = candidates.filter((each) => keyed(each.number) === keyed(number) && isOfKind(each));
    if (exact.length) return exact;
    const isTyped = entries[at]!.some(({ numbers }) => numbers.some(({ kinds: named }) => named !== null));
    if (!isTyped && !kinds) return [];
    return matchesOf(entries[at]!, candidates)
      .flat()
      .filter((match) => !match.isMention && isOfKind(match));
  });
}

const keyed = (number: string | null) => fold((number ?? '').trim());
