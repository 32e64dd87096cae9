import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/dates';
import type { Database } from '../../platform/database/schema';
import { isMine } from '../hearings/resource';
import type { CalendarEvent } from './feed';
import { editsOfCase, MOST, since, surroundingsChangedAt, type Reader } from './reader';

interface Row {
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
export async function hearingEvents(db: Kysely<Database>, reader: Reader): Promise<CalendarEvent[]> {
  const [stored, removed] = await Promise.all([storedHearings(db, reader), removedHearings(db, reader)]);
  return [...stored, ...removed].map((row) => eventOf(row, reader.withParties));
}

async function storedHearings(db: Kysely<Database>, reader: Reader): Promise<Row[]> {
  const { userId, kinds } = reader;
  const { rows } = await sql<Row>`
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
async function removedHearings(db: Kysely<Database>, reader: Reader): Promise<Row[]> {
  const { userId, kinds } = reader;
  const { rows } = await sql<Row>`
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

function eventOf(row: Row, withParties: boolean): CalendarEvent {
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
