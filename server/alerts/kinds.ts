import { sql, type RawBuilder } from 'kysely';
import { hearingDays, limitDays, MISSED_DAYS, URGENT_DAYS, type AlertType } from '../../domain/alerts';
import { LEAST_HOLIDAYS, yearToEnter } from '../../domain/calendars';
import { filingStatuses } from '../../domain/choices';
import { caseTypes } from '../../domain/followOnCases';
import { MOST_BETWEEN } from '../../domain/limitation/count';
import { proceedingKinds } from '../../domain/proceedings';
import { may } from '../../domain/rights';
import { columnName } from '../db/preparedStatements';
import { isMissing } from '../resources/hearings';
import type { AlertCode } from './texts';

/** A run of the job. */
export interface Run {
  /** In Dhaka. */
  today: string;
  /** Whether this is the first run of the day. */
  isFirst: boolean;
  /** When the run before began. */
  last: Date;
  /** Changes before this instant were covered by an earlier run. */
  since: Date;
}

/**
 * A kind of alert. `told` returns the SQL of two common table expressions:
 * - `thing`: what there is to tell, with `day`, `stage`, `thing` (an id), `link` and `about`
 *   (server/alerts/texts.ts, without its code);
 * - `told`: which user is told of which `day`, `stage` and `thing`. It carries no texts, since more than a few
 *   of one day and stage become one line.
 */
export interface AlertKind {
  type: AlertType;
  code: AlertCode;
  /** The alert that combines many of one day: `link` is SQL over `day`, `also` an SQL aggregate that adds to `about`. */
  many?: { code: AlertCode; link: RawBuilder<unknown>; also?: RawBuilder<unknown> };
  /**
   * Whether an unread alert no longer holds, for example of a hearing that was moved: SQL over the notification
   * `o` and its `day` and `thing`, `*` for one that stands for many. Such alerts are deleted.
   */
  isOver?(run: Run): RawBuilder<unknown>;
  /** Alerts that are also sent to ALERT_WEBHOOK_URL: SQL over `stage`. */
  urgent?: RawBuilder<unknown>;
  told(run: Run): RawBuilder<unknown>;
}

/** Whether this run no longer produces the alert. */
const isUntold = sql`not exists (select from line where line.user_id = o.user_id and line.key = o.alert_key)`;

const isUntoldAhead = ({ today }: Run) => sql`o.about ->> 'date' >= ${today} and ${isUntold}`;

/** `exists`: a condition over `thing`. An alert for many is gone if a run, which covers the days from `from` on, lacks it. */
const isGone = (from: string | RawBuilder<unknown>, exists: RawBuilder<unknown>) =>
  sql`case thing when '*' then day::date >= (${from})::date and ${isUntold} else not ${exists} end`;

const KINDS = proceedingKinds.map(({ name }) => name);

/** The kinds of proceedings that staff other than administrators may read. */
const forStaff = KINDS.filter((kind) => may(['ROLE_CUSTOMS'], 'read', kind));

/** Whether the `reader` may read a proceeding of this kind. */
const isReadable = (kind: RawBuilder<unknown>) =>
  sql`(reader.is_admin or ${kind} = any(${forStaff}::text[]))`;

/** Alerts about files, for the users of the section, the followers of the file, and a responsible person. */
const ofFiles = (things: RawBuilder<unknown>) => sql`
  thing as materialized (${things}),
  told as (
    select pair.user_id, day, stage, thing from (
      select w.user_id, day, stage, thing, kind from thing join user_work_place w using (work_place_id)
      union select w.user_id, day, stage, thing, kind from thing join follow w using (case_filing_id)
      union select responsible_id, day, stage, thing, kind from thing where responsible_id is not null
    ) as pair join reader on reader.user_id = pair.user_id and ${isReadable(sql`pair.kind`)}
  )`;

/** Alerts for a single user each: rows with `user_id`. */
const ofUsers = (things: RawBuilder<unknown>) => sql`
  thing as materialized (${things}), told as (select user_id, day, stage, thing from thing)`;

/** The columns that `ofFiles` needs from a table. */
const ofFile = (table: string) => sql`null::bigint as user_id, ${sql.ref(`${table}.kind`)},
  ${sql.ref(`${table}.work_place_id`)}, ${sql.ref(`${table}.case_filing_id`)}`;

/** The recipients of alerts about a file: the users of its section and its followers. */
const interested = (workPlace: string, filing: string) => sql`(
  select user_id from user_work_place where work_place_id = ${sql.ref(workPlace)}
  union select user_id from follow where case_filing_id = ${sql.ref(filing)}
)`;

const linkTo = (filing: string) => sql`'/files/' || ${sql.ref(filing)}`;

const TODAY = sql`'/today'`;

const dayOf = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Asia/Dhaka')::date`;

/** Hearings ahead, with the next of the days on which an alert is due. */
const hearingsAhead: AlertKind = {
  type: 'HEARING',
  code: 'hearing',
  many: { code: 'hearings', link: sql`'/hearings?date=' || day || '&mine=true'` },
  isOver: isUntoldAhead,
  told: ({ today }) =>
    ofFiles(sql`
    select ${ofFile('h')}, null::bigint as responsible_id, h.date as day, (
        select min(days) from unnest(${[...hearingDays]}::int[]) as days where h.date - ${today}::date <= days
      )::text as stage, h.id::text as thing, ${linkTo('h.case_filing_id')} as link,
      jsonb_build_object('file', f.nothi_number, 'number', nullif(p.number, f.nothi_number), 'date', h.date,
        'time', h.time, 'court', h.court) as about
    from hearing h
    join proceeding p on p.id = h.proceeding_id and p.decided_on is null and p.status is distinct from 'ORDER_PASSED'
    join case_filing f on f.id = h.case_filing_id
    where h.date between ${today}::date and ${today}::date + ${Math.max(...hearingDays)}::int and h.result is null`),
};

/** Whether missing results are counted in a run: the first of the day, and those after a change. */
const isDue = ({ isFirst, last }: Run) =>
  sql`(${isFirst} or exists (select from change where at >= ${last}))`;

/** One alert a day for all missing results, with their number, which later runs update while it is unread. */
const resultsMissing: AlertKind = {
  type: 'HEARING',
  code: 'resultsMissing',
  isOver: (run) => sql`${isDue(run)} and ${isUntold}`,
  told: (run) =>
    ofUsers(sql`
    with unread as materialized (
      select user_id from notification
      where seen_at is null and alert_key = 'resultsMissing:' || ${run.today}::text || '::all'
    )
    select reader.user_id, ${run.today}::date as day, '' as stage, 'all' as thing,
      case when count(*) = 1 then min(${linkTo('missing.case_filing_id')}) else ${TODAY} end as link,
      case when count(*) = 1 then jsonb_build_object('code', 'resultMissing', 'file', min(f.nothi_number),
          'number', nullif(min(p.number), min(f.nothi_number)), 'date', min(missing.date))
        else jsonb_build_object('count', count(*)) end as about
    from (
      select * from hearing
      where ${isMissing} and (${run.isFirst} or ${isDue(run)} and exists (select from unread))
    ) as missing
    join proceeding p on p.id = missing.proceeding_id
    join case_filing f on f.id = missing.case_filing_id
    cross join lateral ${interested('missing.work_place_id', 'missing.case_filing_id')} as told
    join reader on reader.user_id = told.user_id and ${isReadable(sql`missing.kind`)}
    where ${run.isFirst} or reader.user_id in (select user_id from unread)
    group by reader.user_id`),
};

const ofLimit = sql`
    join proceeding p on p.id = l.proceeding_id
    join case_filing f on f.id = l.case_filing_id
    left join limitation_rule r on r.id = l.rule_id`;

const limitAbout = sql`jsonb_build_object('file', f.nothi_number, 'number', nullif(p.number, f.nothi_number),
  'name', coalesce(l.name, r.name), 'nameBn', r.name_bn, 'verified', r.id is null or r.verified_on is not null)`;

/** For a combined alert: how many of its limits follow an unverified rule. */
const unverified = sql`jsonb_build_object('unverified', count(*) filter (where about -> 'verified' = 'false'))`;

/** The address of the reader's limits in a state; in the filter, `DAY` stands for the alert's day. */
const linkToLimits = (filter: Record<string, unknown>) => {
  const query = new URLSearchParams({ filter: JSON.stringify({ ...filter, mine: true }) });
  return sql`replace(${`/limits?${query}`}, 'DAY', day::text)`;
};

/** Whether a limit has not ended and still has this day. */
const isOpen = (day: string) =>
  sql`exists (select from time_limit l where l.id = thing::bigint and l.ended is null and ${sql.ref(day)} = day::date)`;

const LIMITS: AlertKind[] = [
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

/**
 * Changes by other users, for those who followed the file at the time. Imports, restored versions and changes
 * by the server cause no alerts.
 */
const changed = ({ since }: Run) => sql`
  change c join follow on follow.case_filing_id = c.case_filing_id and follow.since < c.at
  join reader on reader.user_id = follow.user_id
  join case_filing f on f.id = c.case_filing_id
  where c.at >= ${since} and c.by_user <> reader.user_id and c.via not like 'import:%' and c.via <> 'restore'`;

/** `changed` with the columns that every change needs; `from` names the tables beside it. */
const news = (run: Run, thing: RawBuilder<unknown>, about: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  ofUsers(sql`
  select distinct on (reader.user_id, thing) reader.user_id, ${dayOf('c.at')} as day, '' as stage, ${thing} as thing,
    ${linkTo('c.case_filing_id')} as link, jsonb_build_object('file', f.nothi_number) || ${about} as about
  from ${changed(run)} and ${where} order by reader.user_id, thing, c.id`);

const ofCase = (id: RawBuilder<unknown>) => sql`(select p from proceeding p where ${id})`;

const NEWS: AlertKind[] = [
  {
    type: 'FILE',
    code: 'newHearing',
    many: { code: 'newHearings', link: TODAY },
    isOver: ({ today }) =>
      isGone(
        today,
        sql`exists (select from hearing h
          where h.id = split_part(thing, ':', 1)::bigint and h.date = split_part(thing, ':', 2)::date)`,
      ),
    told: (run) =>
      news(
        run,
        sql`c.record_id || ':' || (c.became ->> 'date')`,
        sql`(select jsonb_build_object('date', h.date, 'number', nullif(p.number, f.nothi_number))
          from hearing h join proceeding p on p.id = h.proceeding_id where h.id = c.record_id)`,
        sql`c.register = 'hearings' and c.action in ('create', 'edit') and (c.became ->> 'date')::date >= ${dayOf('c.at')}
          and exists (select from hearing h where h.id = c.record_id and h.date = (c.became ->> 'date')::date
            and ${isReadable(sql`h.kind`)})`,
      ),
  },
  {
    type: 'FILE',
    code: 'decided',
    many: { code: 'decisions', link: TODAY },
    told: (run) =>
      news(
        run,
        sql`(${ofCase(decidedCase)}).id::text`,
        sql`jsonb_build_object('number', nullif((${ofCase(decidedCase)}).number, f.nothi_number))`,
        sql`c.action = 'edit' and exists (
          select from jsonb_to_recordset(${JSON.stringify(decisions())}::jsonb) as d (register text, field text, value text)
          where d.register = c.register and c.became ->> d.field = coalesce(d.value, c.became ->> d.field)
            and (d.value is not null or c.was ->> d.field is null)
        ) and ${isReadable(sql`(${ofCase(decidedCase)}).kind`)}`,
      ),
  },
  {
    type: 'FILE',
    code: 'newCase',
    many: { code: 'newCases', link: TODAY },
    told: (run) =>
      news(
        run,
        sql`c.register || ':' || c.record_id`,
        sql`(select jsonb_build_object('number', number) from proceeding where kind = c.register and record_id = c.record_id)`,
        sql`c.action = 'create' and c.register = any(${caseTypes.map(({ name }) => name)}::text[])
          and ${isReadable(sql`c.register`)}
          and exists (select from proceeding where kind = c.register and record_id = c.record_id)`,
      ),
  },
  {
    type: 'FILE',
    code: 'status',
    many: { code: 'statuses', link: TODAY },
    told: (run) =>
      news(
        run,
        sql`c.record_id || ':' || (c.became ->> 'status')`,
        sql`jsonb_build_object('status', c.became ->> 'status')`,
        sql`c.register = 'case-fillings' and c.action = 'edit'
          and c.became ->> 'status' = any(${[...filingStatuses]}::text[])`,
      ),
  },
];

const decidedCase = sql`case c.register when 'proceedings' then p.id = c.record_id
  else p.kind = c.register and p.record_id = c.record_id end`;

/** The columns that say that there is an order: filled for the first time, or with this value. */
function decisions() {
  const ofKinds = proceedingKinds.flatMap(({ name, decidedOn, outcome }) =>
    [decidedOn, outcome].flatMap((field) => (field ? [{ register: name, field: columnName(field) }] : [])),
  );
  const passed = caseTypes.map(({ name }) => ({ register: name, field: 'status', value: 'ORDER_PASSED' }));
  return [...ofKinds, { register: 'proceedings', field: 'decided_on' }, ...passed];
}

const notes: AlertKind = {
  type: 'FILE',
  code: 'note',
  many: { code: 'notes', link: TODAY },
  isOver: ({ today }) =>
    isGone(
      today,
      sql`exists (select from note_mention m
        where m.note_id = thing::bigint and m.user_id = o.user_id and m.done_at is null)`,
    ),
  told: ({ since }) =>
    ofUsers(sql`
    select reader.user_id, ${dayOf('n.created_at')} as day, '' as stage, n.id::text as thing, ${linkTo('n.case_filing_id')} as link,
      jsonb_build_object('file', f.nothi_number, 'by', author.full_name) as about
    from note_mention m
    join note n on n.id = m.note_id and n.changed_at >= ${since}
    join reader on reader.user_id = m.user_id
    join app_user author on author.id = coalesce(n.changed_by, n.created_by) and author.id <> m.user_id
    join case_filing f on f.id = n.case_filing_id
    where m.done_at is null`),
};

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

/** For administrators, every month until they are entered: without them, time limits end a day too early or late. */
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
  ...LIMITS,
  ...NEWS,
  notes,
  imports,
  holidays,
];
