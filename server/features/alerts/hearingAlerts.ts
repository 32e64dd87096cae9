import { sql } from 'kysely';
import { hearingDays } from '../../../domain/alerts';
import { isMissing } from '../dates/hearings/resource';
import {
  interested,
  isUntold,
  isUntoldAhead,
  linkTo,
  ofFile,
  ofFiles,
  ofUsers,
  TODAY,
  type AlertKind,
  type Run,
  isReadable,
} from './kind';

/**
 * Future hearings, each with the next day on which an alert about it is due. Hearings of decided cases are
 * included, because a case goes on after a remand, and after an order that was not the last.
 */
export const hearingsAhead: AlertKind = {
  type: 'HEARING',
  code: 'hearing',
  many: { code: 'hearings', link: sql`'/hearings?date=' || day || '&mine=true'` },
  isOver: isUntoldAhead,
  told: ({ today }) =>
    ofFiles(sql`
    select ${ofFile('h')}, null::bigint as responsible_id, h.date as day, (
        select min(days) from unnest(${[...hearingDays]}::int[]) as days where h.date - ${today}::date <= days
      )::text as stage, h.id::text as thing, ${linkTo('h.case_filing_id')} as link,
      jsonb_build_object('kind', h.kind, 'file', f.nothi_number, 'number', nullif(p.number, f.nothi_number), 'date', h.date,
        'time', h.time, 'court', h.court) as about
    from hearing h
    join proceeding p on p.id = h.proceeding_id
    join case_filing f on f.id = h.case_filing_id
    where h.date between ${today}::date and ${today}::date + ${Math.max(...hearingDays)}::int and h.result is null`),
};

/**
 * Whether a run counts missing results: only the first run of a day does, and a run before which something was
 * changed.
 */
const isDue = ({ isFirst, last }: Run) =>
  sql`(${isFirst} or exists (select from change where at >= ${last}))`;

/**
 * One alert a day with the number of all missing results. Later runs of the day update the number while the alert
 * is unread.
 */
export const resultsMissing: AlertKind = {
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
      case when count(*) = 1 then jsonb_build_object('code', 'resultMissing', 'kind', min(missing.kind), 'file', min(f.nothi_number),
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
