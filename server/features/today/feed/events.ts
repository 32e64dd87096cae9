import { sql } from 'kysely';
import type { Day } from '../../../../domain/dates';
import type { Db } from '../../../platform/database/schema';
import { isMine } from '../../dates/hearings/resource';
import type { CalendarEvent } from './feed';
import { isMineToKeep } from '../../dates/limits/resource';
import { caseTypes } from '../../../../domain/followOnCases';

interface HearingRow {
  id: number;
  date: Day;
  time: string | null;
  court: string | null;
  itemNo: string | null;
  lawOfficer: string | null;
  changedAt: Date;
  edits: number;
  number: string | null;
  kind: string;
  caseFilingId: number;
  nothiNumber: string;
  companyName: string | null;
  isCancelled: boolean;
}

/** The reader's hearings from 60 days ago on, and those that were removed in the last 30 days. */
export async function hearingEvents(db: Db, reader: Reader): Promise<CalendarEvent[]> {
  const [stored, removed] = await Promise.all([storedHearings(db, reader), removedHearings(db, reader)]);
  return [...stored, ...removed].map((row) => eventOf(row, reader.withParties));
}

async function storedHearings(db: Db, reader: Reader): Promise<HearingRow[]> {
  const { userId, kinds } = reader;
  const { rows } = await sql<HearingRow>`
    select hearing.id, date, time, hearing.court, item_no, hearing.law_officer,
      greatest(hearing.changed_at, ${surroundingsChangedAt(reader)}) as changed_at,
      2 * hearing.version + f.version + coalesce(${editsOfCase}, 0) as edits,
      p.number, p.kind, f.id as case_filing_id, f.nothi_number, c.company_name,
      false as is_cancelled
    from (
      select * from hearing where date >= ${since} and kind = any(${kinds}::text[]) and ${isMine(userId)}
      order by date, id limit ${MOST}
    ) as hearing
      join proceeding p on p.id = hearing.proceeding_id
      join case_filing f on f.id = hearing.case_filing_id
      left join company c on c.id = f.company_id
    order by date, hearing.id
  `.execute(db);
  return rows;
}

/**
 * Reads deleted hearings from the history, which also has those that were deleted with their case or filing.
 */
async function removedHearings(db: Db, reader: Reader): Promise<HearingRow[]> {
  const { userId, kinds } = reader;
  const { rows } = await sql<HearingRow>`
    select * from (
      select distinct on (removed.record_id) removed.record_id as id, (removed.was ->> 'date')::date as date,
        removed.was ->> 'time' as time, removed.was ->> 'court' as court, removed.was ->> 'item_no' as item_no,
        removed.was ->> 'law_officer' as law_officer,
        greatest(removed.at, ${surroundingsChangedAt(reader)}) as changed_at,
        -- more than before the removal, and less than after a restoration, which adds a version
        2 * removed.version + 1 + coalesce(f.version, with_filing.version)
          + coalesce(${editsOfCase}, with_case.version, 0) as edits,
        p.number, coalesce(p.kind, with_case.register) as kind, removed.case_filing_id,
        coalesce(f.nothi_number, with_filing.was ->> 'nothi_number') as nothi_number, c.company_name,
        coalesce(f.work_place_id, (with_filing.was ->> 'work_place_id')::bigint) as work_place_id,
        true as is_cancelled
      from change removed
        left join proceeding p on p.id = (removed.was ->> 'proceeding_id')::bigint
        left join case_filing f on f.id = removed.case_filing_id
        left join company c on c.id = f.company_id
        left join lateral (
          select other.was, other.version from change other
          where f.id is null and other.register = 'case-fillings' and other.action = 'delete'
            and other.record_id = removed.case_filing_id
          order by other.id desc limit 1
        ) with_filing on true
        left join lateral (
          select other.register, other.version from change other
          where p.id is null and other.tx = removed.tx and other.action = 'delete' and other.register <> 'hearings'
            and other.was ->> 'proceeding_id' = removed.was ->> 'proceeding_id'
          limit 1
        ) with_case on true
      where removed.register = 'hearings' and removed.action = 'delete'
        and removed.at > now() - interval '30 days'
        and not exists (select from hearing where hearing.id = removed.record_id)
      order by removed.record_id, removed.id desc
    ) as hearing
    where date >= ${since} and kind = any(${kinds}::text[]) and nothi_number is not null and ${isMine(userId)}
    order by date, id limit ${MOST}
  `.execute(db);
  return rows;
}

function eventOf(row: HearingRow, withParties: boolean): CalendarEvent {
  const { id, date, time, court, itemNo, lawOfficer, changedAt, edits, caseFilingId, isCancelled } = row;
  const about = [
    row.nothiNumber,
    row.number !== row.nothiNumber && row.number,
    withParties && row.companyName,
  ];
  return {
    id: `hearing-${id}`,
    date,
    time,
    summary: about.filter(Boolean).join(' · '),
    location: [court, itemNo && `#${itemNo}`].filter(Boolean).join(', ') || null,
    description: lawOfficer,
    changedAt,
    edits,
    isCancelled,
    path: `/files/${caseFilingId}`,
  };
}

interface LimitRow {
  id: number;
  due: Day;
  name: string;
  description: string;
  changedAt: Date;
  edits: number;
  number: string | null;
  caseFilingId: number;
  nothiNumber: string;
  companyName: string | null;
  isCancelled: boolean;
}

/** In both languages, since a calendar program does not say which language its user reads. */
const NOT_VERIFIED = 'not verified / যাচাই হয়নি';

/**
 * An event on the due date of each of the reader's time limits that is due from 60 days ago on. A limit that
 * has ended stays for 30 days, as a cancelled event.
 */
export async function limitEvents(db: Db, reader: Reader): Promise<CalendarEvent[]> {
  const { userId, kinds, withParties } = reader;
  const { rows } = await sql<LimitRow>`
    select time_limit.id, due,
      coalesce(time_limit.name, case when spoken.language = 'bn' then r.name_bn end, r.name) as name,
      concat_ws(', ', r.act, r.section, case when r.id is not null and r.verified_on is null then ${NOT_VERIFIED} end)
        as description, greatest(time_limit.changed_at, r.changed_at, ${surroundingsChangedAt(reader)}) as changed_at,
      2 * time_limit.version + f.version + coalesce(${editsOfCase}, 0) as edits,
      p.number, f.id as case_filing_id, f.nothi_number, c.company_name, ended is not null as is_cancelled
    from (
      select * from time_limit where due >= ${since} and kind = any(${kinds}::text[]) and ${isMineToKeep(userId)}
        and (ended is null or changed_at > now() - interval '30 days')
      order by due, id limit ${MOST}
    ) as time_limit
      join proceeding p on p.id = time_limit.proceeding_id
      join case_filing f on f.id = time_limit.case_filing_id
      left join company c on c.id = f.company_id
      left join limitation_rule r on r.id = time_limit.rule_id
      left join last_sign_in spoken on spoken.user_id = ${userId}
    order by due, time_limit.id
  `.execute(db);
  return rows.map(({ id, due, changedAt, edits, isCancelled, caseFilingId, description, ...row }) => ({
    id: `limit-${id}`,
    date: due,
    time: null,
    summary: [
      row.nothiNumber,
      row.name,
      row.number !== row.nothiNumber && row.number,
      withParties && row.companyName,
    ]
      .filter(Boolean)
      .join(' · '),
    location: null,
    description: description || null,
    changedAt,
    edits,
    isCancelled,
    path: `/files/${caseFilingId}`,
  }));
}

/** The owner of a calendar feed, and the registers that they may read. */
export interface Reader {
  userId: number;
  /** The kinds of proceedings whose register the owner may read. */
  kinds: readonly string[];
  withParties: boolean;
  /** When the reader last changed a choice that affects every event: company names, or the language. */
  changedAt: Date;
}

/** The most events of one feed: people keep fewer, and calendar programs refuse very long feeds. */
export const MOST = 5000;

/** The first day that a calendar shows. */
export const since = sql`(now() at time zone 'Asia/Dhaka')::date - 60`;

/** SQL for a column of the court case of the proceeding `p`; null for a filing's own proceeding. */
const ofCase = (column: string) =>
  sql`case p.kind ${sql.join(
    caseTypes.map(
      ({ name, table }) =>
        sql`when ${name} then (select ${sql.ref(column)} from ${sql.table(table)} as record where record.id = p.record_id)`,
    ),
    sql` `,
  )} end`;

/**
 * SQL for the time of the latest change, outside the event's own record, that alters what the event shows: in the
 * reader's choices, the filing `f`, its company `c` or the court case of the proceeding `p`. The case counts because
 * the proceeding copies its number, but only the case records when the number changed.
 */
export const surroundingsChangedAt = ({ changedAt }: Reader) => sql`greatest(
  ${changedAt}::timestamptz, f.changed_at, c.changed_at, ${ofCase('changed_at')}
)`;

/** SQL for how often the court case of the proceeding `p` was edited. */
export const editsOfCase = ofCase('version');
