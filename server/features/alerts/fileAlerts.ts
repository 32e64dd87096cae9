import { sql, type RawBuilder } from 'kysely';
import { toldStatuses } from '../../../domain/alertSubjects';
import { caseTypes } from '../../../domain/followOnCases';
import { proceedingKinds } from '../../../domain/proceedings';
import { columnName } from '../../platform/database/preparedStatements';
import { INTERIM_ORDERS } from '../cases/writes';
import { dayOf, isGone, linkTo, ofUsers, TODAY, type AlertKind, type Run, isReadable } from './kind';

/**
 * The changes of followed files since `since`, joined with each user who followed the file at that time and did not
 * make the change. Imports, restored versions and changes by the server are left out, because they cause no alerts.
 */
const changed = ({ since }: Run) => sql`
  change c join follow on follow.case_filing_id = c.case_filing_id and follow.since < c.at
  join reader on reader.user_id = follow.user_id
  join case_filing f on f.id = c.case_filing_id
  where c.at >= ${since} and c.by_user <> reader.user_id and c.via not like 'import:%' and c.via <> 'restore'`;

/** For `ofUsers`: the rows of `changed` that meet `where`, but of several rows with the same `thing` only the first. */
const news = (run: Run, thing: RawBuilder<unknown>, about: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  ofUsers(sql`
  select distinct on (reader.user_id, thing) reader.user_id, ${dayOf('c.at')} as day, '' as stage, ${thing} as thing,
    ${linkTo('c.case_filing_id')} as link, jsonb_build_object('file', f.nothi_number) || ${about} as about
  from ${changed(run)} and ${where} order by reader.user_id, thing, c.id`);

const CASES = caseTypes.map(({ name }) => name);

/**
 * The proceeding that a change is about. The `case` gives an id rather than a condition, because with a condition
 * PostgreSQL would use no index.
 */
const itsCase = sql`(
  select p from proceeding p where p.id = case c.register when 'proceedings' then c.record_id
    else (select id from proceeding where kind = c.register and record_id = c.record_id) end
)`;

const itsNumber = sql`(
  select jsonb_build_object('kind', its.kind, 'number', nullif(its.number, f.nothi_number)) from (select (${itsCase}).*) its
)`;

/**
 * The columns that record an order: those with a `value` when they get that value, all others when they are first
 * filled.
 */
function decisions() {
  const ofKinds = proceedingKinds.flatMap(({ name, decidedOn, outcome }) =>
    [decidedOn, outcome].flatMap((field) => (field ? [{ register: name, field: columnName(field) }] : [])),
  );
  const passed = CASES.map((register) => ({ register, field: 'status', value: 'ORDER_PASSED' }));
  return [...ofKinds, { register: 'proceedings', field: 'decided_on' }, ...passed];
}

/** Whether a change records an order. Its alert then also covers an interim order that is entered with it. */
const isDecision = sql`exists (
  select from jsonb_to_recordset(${JSON.stringify(decisions())}::jsonb) as d (register text, field text, value text)
  where d.register = c.register and c.became ->> d.field = coalesce(d.value, c.became ->> d.field)
    and (d.value is not null or c.was ->> d.field is null)
)`;

/**
 * The register in an alert's key, followed by a colon. It is empty for filings, since keys of earlier versions
 * named no register.
 */
const ofRegister = sql`case c.register when 'case-fillings' then '' else c.register || ':' end`;

/** Alerts about what is new in a followed file. */
export const newsAlerts: AlertKind[] = [
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
        sql`(select jsonb_build_object('kind', h.kind, 'date', h.date, 'number', nullif(p.number, f.nothi_number))
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
        sql`(${itsCase}).id::text`,
        itsNumber,
        sql`c.action = 'edit' and ${isDecision} and ${isReadable(sql`(${itsCase}).kind`)}`,
      ),
  },
  {
    type: 'FILE',
    code: 'interimOrder',
    many: { code: 'interimOrders', link: TODAY },
    told: (run) =>
      news(
        run,
        sql`(${itsCase}).id::text`,
        itsNumber,
        sql`c.action = 'edit' and c.register = any(${CASES}::text[]) and not ${isDecision} and exists (
          select from unnest(${INTERIM_ORDERS}::text[]) as field
          where c.became ->> field is not null and c.was ->> field is null
        ) and ${isReadable(sql`c.register`)}`,
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
        sql`(select jsonb_build_object('kind', kind, 'number', number) from proceeding where kind = c.register and record_id = c.record_id)`,
        sql`c.action = 'create' and c.register = any(${CASES}::text[])
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
        sql`${ofRegister} || c.record_id || ':' || (c.became ->> 'status')`,
        sql`jsonb_build_object('status', c.became ->> 'status') || ${itsNumber}`,
        sql`c.register = any(${['case-fillings', ...CASES]}::text[]) and c.action = 'edit'
          and c.became ->> 'status' = any(${toldStatuses}::text[]) and ${isReadable(sql`c.register`)}`,
      ),
  },
];

/** Notes that name the user or answer the user's own. */
export const noteAlert: AlertKind = {
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
      jsonb_build_object('file', f.nothi_number, 'by', author.full_name)
        || case when m.is_answer then '{"code": "answer"}' else '{}' end::jsonb as about
    from note_mention m
    join note n on n.id = m.note_id and n.changed_at >= ${since}
    join reader on reader.user_id = m.user_id
    join app_user author on author.id = n.created_by and author.id <> m.user_id
    join case_filing f on f.id = n.case_filing_id
    where m.done_at is null`),
};
