import { sql, type RawBuilder } from 'kysely';
import type { Day } from '../../../../domain/dates';
import { encashBy } from '../../../../domain/money/due';
import type { Db } from '../../../platform/database/schema';
import { isMine } from '../../dates/hearings/resource';
import { openDaysIn } from '../../dates/limits/counting';
import { isExtended } from '../../money/tasks';
import type { Language } from '../../../platform/mail';
import { editsOfCase, MOST, since, surroundingsChangedAt, type Reader } from './events';
import type { CalendarEvent } from './feed';

const labels = {
  stay: { en: 'Stay ends', bn: 'স্থগিতাদেশের মেয়াদ শেষ' },
  condition: { en: 'Last day for the condition of a stay', bn: 'স্থগিতাদেশের শর্ত পালনের শেষ দিন' },
  guarantee: {
    en: 'Last day to extend or encash a guarantee',
    bn: 'জামানতের মেয়াদ বৃদ্ধি বা নগদায়নের শেষ দিন',
  },
} satisfies Record<string, Record<Language, string>>;

interface MoneyRow {
  what: keyof typeof labels;
  id: number;
  date: Day;
  changedAt: Date;
  edits: number;
  number: string | null;
  caseFilingId: number;
  nothiNumber: string;
  companyName: string | null;
  language: Language | null;
  isCancelled: boolean;
}

const ofStay = (what: keyof typeof labels, day: string, isOver: RawBuilder<unknown>) => sql`
  select ${what}::text as what, s.id, ${sql.ref(`s.${day}`)} as date, s.changed_at, s.version, s.case_filing_id, p.number,
    p.id as proceeding_id, ${isOver} or s.vacated_on is not null or (p.decided_on > s.ordered_on) is true as is_over
  from stay s join proceeding p on p.id = s.proceeding_id where ${sql.ref(`s.${day}`)} >= ${since}`;

const dated = sql`
  ${ofStay('stay', 'ends_on', isExtended)}
  union all ${ofStay('condition', 'condition_due_on', sql`s.met_on is not null`)}
  union all select 'guarantee', g.id, g.expires_on, g.changed_at, g.version, a.case_filing_id, g.number, null,
    g.ended is not null
  from guarantee g join guarantee_allocation a on a.guarantee_id = g.id where g.expires_on >= ${since}`;

/**
 * The days on which stays of the reader's files end, their conditions are due, and guarantees can be encashed at the
 * latest, while something is owed. What is over stays for 30 days, as a cancelled event.
 */
export async function moneyEvents(db: Db, reader: Reader): Promise<CalendarEvent[]> {
  const { userId, kinds, withParties } = reader;
  const { rows } = await sql<MoneyRow>`
    select distinct on (date, what, id) what, event.id, date, event.number, event.case_filing_id, event.nothi_number,
      c.company_name, is_over as is_cancelled, spoken.language,
      greatest(event.changed_at, ${surroundingsChangedAt(reader)}) as changed_at,
      2 * event.version + f.version + coalesce(${editsOfCase}, 0) as edits
    from (
      select * from (
        select dated.*, f.work_place_id, f.nothi_number, owed.outstanding
        from (${dated}) as dated join case_filing f on f.id = dated.case_filing_id
          join money_position owed on owed.case_filing_id = f.id
      ) as event
      where ${isMine(userId)}
        and case when is_over then changed_at > now() - interval '30 days' else outstanding > 0 end
    ) as event
      join case_filing f on f.id = event.case_filing_id
      left join proceeding p on p.id = event.proceeding_id
      left join company c on c.id = f.company_id
      left join last_sign_in spoken on spoken.user_id = ${userId}
    where p.kind is null or p.kind = any(${kinds}::text[])
    order by date, what, id, case_filing_id limit ${MOST}
  `.execute(db);
  const office = await openDaysIn(db)('OFFICE');
  return rows.map(({ what, id, date, language, changedAt, edits, isCancelled, caseFilingId, ...row }) => ({
    id: `${what}-${id}`,
    date: what === 'guarantee' ? encashBy(date, office)! : date,
    time: null,
    summary: [
      row.nothiNumber,
      labels[what][language ?? 'en'],
      row.number !== row.nothiNumber && row.number,
      withParties && row.companyName,
    ]
      .filter(Boolean)
      .join(' · '),
    location: null,
    description: null,
    changedAt,
    edits,
    isCancelled,
    path: `/files/${caseFilingId}`,
  }));
}
