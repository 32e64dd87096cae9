import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/dates';
import type { Database } from '../../platform/database/schema';
import { isMineToKeep } from '../limits/resource';
import type { CalendarEvent } from './feed';
import { editsOfCase, MOST, since, surroundingsChangedAt, type Reader } from './reader';

interface Row {
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
export async function limitEvents(db: Kysely<Database>, reader: Reader): Promise<CalendarEvent[]> {
  const { userId, kinds, withParties } = reader;
  const { rows } = await sql<Row>`
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
