import { sql } from 'kysely';
import { limitDays, MISSED_DAYS, URGENT_DAYS } from '../../../domain/alerts';
import { MOST_BETWEEN } from '../../../domain/limitation/count';
import { dayOf, isGone, isUntoldAhead, linkTo, ofFile, ofFiles, type AlertKind } from './kind';

const ofLimit = sql`
    join proceeding p on p.id = l.proceeding_id
    join case_filing f on f.id = l.case_filing_id
    left join limitation_rule r on r.id = l.rule_id`;

const limitAbout = sql`jsonb_build_object('kind', l.kind, 'file', f.nothi_number, 'number', nullif(p.number, f.nothi_number),
  'name', coalesce(l.name, r.name), 'nameBn', r.name_bn, 'verified', r.id is null or r.verified_on is not null)`;

/** For a combined alert: how many of its limits follow an unverified rule. */
const unverified = sql`jsonb_build_object('unverified', count(*) filter (where about -> 'verified' = 'false'))`;

/** The URL of the list of the reader's own limits that match a filter, in which `DAY` stands for the alert's day. */
const linkToLimits = (filter: Record<string, unknown>) => {
  const query = new URLSearchParams({ filter: JSON.stringify({ ...filter, mine: true }) });
  return sql`replace(${`/limits?${query}`}, 'DAY', day::text)`;
};

/** SQL: whether a limit is open and its column named by `day` still holds the day of the alert. */
const isOpen = (day: string) =>
  sql`exists (select from time_limit l where l.id = thing::bigint and l.ended is null and ${sql.ref(day)} = day::date)`;

/** Limits that are due soon, and limits that were missed. */
export const limitAlerts: AlertKind[] = [
  {
    type: 'LIMIT',
    code: 'limit',
    many: {
      code: 'limits',
      link: linkToLimits({ state: 'RUNNING', dueFrom: 'DAY', dueTo: 'DAY' }),
      also: unverified,
    },
    isOver: (run) => sql`${isUntoldAhead(run)} or ${isGone(run.today, isOpen('l.due'))}`,
    urgent: sql`stage::int <= ${URGENT_DAYS}`,
    told: ({ today }) =>
      ofFiles(sql`
      select ${ofFile('l')}, l.responsible_id, l.due as day, (
          select min(days) from unnest(${[...limitDays]}::int[]) as days where l.due - ${today}::date <= days
        )::text as stage, l.id::text as thing, ${linkTo('l.case_filing_id')} as link,
        ${limitAbout} || jsonb_build_object('date', l.due, 'last', l.last_day) as about
      from time_limit l ${ofLimit}
      where l.ended is null and l.last_day >= ${today}::date
        and l.due between ${today}::date - ${MOST_BETWEEN}::int and ${today}::date + ${Math.max(...limitDays)}::int`),
  },
  {
    type: 'LIMIT',
    code: 'limitMissed',
    many: { code: 'limitsMissed', link: linkToLimits({ state: 'MISSED' }), also: unverified },
    isOver: ({ today }) => isGone(sql`${today}::date - ${MISSED_DAYS}::int`, isOpen('l.last_day')),
    urgent: sql`true`,
    told: ({ today }) =>
      ofFiles(sql`
      select ${ofFile('l')}, l.responsible_id, l.last_day as day, '' as stage, l.id::text as thing, ${linkTo('l.case_filing_id')} as link,
        ${limitAbout} || jsonb_build_object('date', l.last_day) as about
      from time_limit l ${ofLimit}
      where l.ended is null and l.last_day >= ${dayOf('l.created_at')}
        and l.last_day between ${today}::date - ${MISSED_DAYS}::int and ${today}::date - 1
        and l.due >= ${today}::date - ${MOST_BETWEEN + MISSED_DAYS}::int`),
  },
];
