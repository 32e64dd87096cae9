import { sql, type RawBuilder } from 'kysely';
import { dayInDhaka, type Day } from '../../../domain/dates';
import { fold } from '../../../domain/folding';
import { proceedingKinds } from '../../../domain/proceedings';
import { may } from '../../../domain/rights';
import { HEARINGS } from '../../../domain/searchEntries';
import { HearingMatcher, hearingQueryOf } from '../../../domain/searchKey/hearingQuery';
import type { Db } from '../../platform/database/schema';
import type { FoundGroup, Options } from './conditions';

/** The most hearings that are compared with the text: those of a day, or the next ones from today on. */
const LOOKED_AT = 1000;

interface Row {
  id: number;
  caseFilingId: number;
  date: Day;
  court: string | null;
  lawOfficer: string | null;
  itemNo: string | null;
  /** The number of the hearing's case, if a day was typed. */
  number?: string | null;
  /** Whether the hearing's case is undecided, if the search is for open or closed records only. */
  isOpen?: boolean;
}

/**
 * Hearings for a typed text: those of the day in the text or, without a day, from today on, narrowed by
 * court, law officer, item number and case number. Hearings have no search entries, because many ways of
 * writing them, even triggers, would have to write these entries too, and because a day has so few hearings
 * that all can be compared. Null when the text does not ask for hearings or the role may not read them.
 */
export async function findHearings(
  db: Db,
  text: string,
  { roles, limit, offset = 0, isOpen, workPlaceId }: Options,
): Promise<{ group: FoundGroup; hasDay: boolean } | null> {
  if (!may(roles, 'read', HEARINGS)) return null;
  const today = dayInDhaka();
  const query = hearingQueryOf(text, today);
  if (!query) return null;
  const kinds = proceedingKinds.flatMap(({ name }) =>
    may(roles, 'read', name) && (query.kinds?.includes(name) ?? true) ? [name] : [],
  );
  const wanted = [
    query.day ? sql`date = ${query.day}::date` : sql`date >= ${today}::date`,
    sql`kind = any(${kinds}::text[])`,
    ...(workPlaceId === undefined ? [] : [sql`work_place_id = ${workPlaceId}`]),
  ];
  const ofCase = [
    ...(query.day ? [sql`(${fromCase(sql`number`)}) as number`] : []),
    // a column and not a condition: PostgreSQL would expect few rows to meet the condition and read all
    // hearings instead of the nearest
    ...(isOpen === undefined
      ? []
      : [sql`(${fromCase(sql`status is distinct from 'ORDER_PASSED'`)}) as is_open`]),
  ];
  const rows = await hearingsOf(db, wanted, ofCase);
  const matcher = new HearingMatcher(
    query.needs,
    rows.flatMap(({ court, lawOfficer }) => [court, lawOfficer].flatMap((each) => each ?? [])),
  );
  const found = rows
    .slice(0, LOOKED_AT)
    .filter((row) => isOpen === undefined || row.isOpen === isOpen)
    .filter(({ court, lawOfficer, itemNo, number }) =>
      matcher.matches(
        [court, lawOfficer, ...(query.day ? [itemNo, number] : [])].flatMap((each) => each ?? []),
      ),
    )
    .toSorted(inListOrder);
  if (!found.length) return null;
  const hits = found
    .slice(offset, offset + limit)
    .map(({ id, caseFilingId }) => ({ kind: HEARINGS, id, caseFilingId }) as const);
  const group: FoundGroup = {
    kind: HEARINGS,
    total: found.length,
    more: rows.length > LOOKED_AT,
    hits,
    words: matcher.patterns,
  };
  return { group, hasDay: query.day !== null };
}

/** SQL for a value of a hearing's proceeding. */
const fromCase = (value: RawBuilder<unknown>) =>
  sql`select ${value} from proceeding where id = hearing.proceeding_id`;

/** The nearest hearings first, one more than are looked at if there are so many. */
async function hearingsOf(
  db: Db,
  wanted: RawBuilder<unknown>[],
  ofCase: RawBuilder<unknown>[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${sql.join([sql`id, case_filing_id, date, court, law_officer, item_no`, ...ofCase])} from hearing
    where ${sql.join(wanted, sql` and `)}
    order by date, id limit ${LOOKED_AT + 1}
  `.execute(db);
  return rows;
}

/** Sorts hearings as the courts' lists do: by day, court and item, `9` before `10`. */
const inListOrder = (one: Row, other: Row): number =>
  compare(one.date, other.date) ||
  compare(fold(one.court ?? ''), fold(other.court ?? '')) ||
  (one.itemNo?.length ?? 0) - (other.itemNo?.length ?? 0) ||
  compare(one.itemNo ?? '', other.itemNo ?? '') ||
  one.id - other.id;

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
