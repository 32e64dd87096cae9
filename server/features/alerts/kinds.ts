import { sql } from 'kysely';
import { LEAST_HOLIDAYS, yearToEnter } from '../../../domain/calendars';
import { newsAlerts, noteAlert } from './fileAlerts';
import { hearingsAhead, resultsMissing } from './hearingAlerts';
import { dayOf, isUntoldAhead, ofUsers, type AlertKind } from './kind';
import { limitAlerts } from './limitAlerts';
import { moneyAlerts } from './moneyAlerts';

const imports: AlertKind = {
  type: 'SYSTEM',
  code: 'importDone',
  told: ({ since }) =>
    ofUsers(sql`
    select reader.user_id, ${dayOf('b.finished_at')} as day, '' as stage, b.id::text as thing, '/import/' || b.id as link,
      jsonb_build_object('fileName', b.file_name, 'rows', b.done) as about
    from import_batch b join reader on reader.user_id = b.by_user
    where b.state = 'DONE' and b.finished_at >= ${since}`),
};

/**
 * Reminds administrators each month to enter missing holidays, because without them time limits would end a
 * day too early or too late.
 */
const holidays: AlertKind = {
  type: 'SYSTEM',
  code: 'holidaysMissing',
  isOver: isUntoldAhead,
  told({ today }) {
    const year = yearToEnter(today);
    const [first, last] = [`${year}-01-01`, `${year}-12-31`];
    return ofUsers(sql`
    select reader.user_id, ${last}::date as day, ${today.slice(0, 7)} as stage, ${String(year)} as thing,
      '/closed-days' as link, jsonb_build_object('date', ${last}::date,
        'year', ${year}::int, 'calendars', string_agg(c.name, ', ' order by c.id),
        'calendarsBn', string_agg(coalesce(c.name_bn, c.name), ', ' order by c.id)) as about
    from reader cross join calendar c
    where reader.is_admin and ${LEAST_HOLIDAYS}::int > (
      select coalesce(sum(least(d.to_day, ${last}::date) - greatest(d.from_day, ${first}::date) + 1), 0)
      from closed_day d
      where d.calendar_id = c.id and d.kind = 'PUBLIC' and d.from_day <= ${last}::date and d.to_day >= ${first}::date
    ) group by reader.user_id`);
  },
};

/** All kinds of alerts. To add one, add an entry. */
export const alertKinds: readonly AlertKind[] = [
  hearingsAhead,
  resultsMissing,
  ...limitAlerts,
  ...moneyAlerts,
  ...newsAlerts,
  noteAlert,
  imports,
  holidays,
];
