import { sql } from 'kysely';
import { formatInstant } from '../../../domain/dates';
import { messageText, type MessageCode, type MessageParams } from '../../../domain/messages';
import type { Db } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';

/** Why an approval would not be that of a second person. */
interface Obstacle {
  code: MessageCode;
  message: string;
  params: MessageParams;
}

interface Shared {
  proposal: number;
  /** Who may act as `of`; null: whoever runs the server. */
  by: string | null;
  of: string;
  until: Date;
}

/** The time in which others can notice that somebody was given access. */
const NOTICED = sql`interval '7 days'`;

/** Stands for whoever runs the server, who may be anybody. */
const ANYBODY = 0;

/** In place of the id of a sign-in that is not known: everything was before it. */
const UNKNOWN = Number.MAX_SAFE_INTEGER;

/**
 * What gave others access to the account `held.holder` before the event or change `held.moment`. `is_way`: it made or
 * changed a way to sign in as the account, so whoever did it may be the account.
 */
const ACTS = sql`
  select by_user, id, at, by_user <> record_id and (was is null or became ?| '{email,phone,password_hash}') as is_way,
    was is not null and became ?| '{roles,is_enabled}' as is_power
  from change
  where register = 'users' and record_id = held.holder and id <= held.moment
    and (was is null or became ?| '{email,phone,password_hash,roles,is_enabled}')
  union all
  select coalesce(by_user, ${sql.lit(ANYBODY)}), id, at, true, false from event
  where about_user = held.holder and id <= held.moment
    and kind = 'PASSWORD_CHANGED' and details @> '{"reset": true}'
`;

/**
 * Which of these proposals of others the user may not approve in this session, and why: one person may have acted as
 * the author and as the user. The history decides (docs/decisions/0047-second-pair-of-eyes.md).
 *
 * `held` lists who may have acted as an account at a moment. It begins with the account itself at its sign-in; then
 * come those who gave it a way to sign in before its secret was chosen, if they or others gave it access in the week
 * before; then those who may have acted as these when they did so.
 */
export async function obstacles(
  db: Db,
  proposalIds: number[],
  { userId, sessionId }: SignedInUser,
): Promise<Map<number, Obstacle>> {
  const { rows } = await sql<Shared>`
    with recursive side (proposal, account, sign_in) as (
      select null::bigint, ${userId}::bigint, (select sign_in from session where id = ${sessionId})
      union all
      select id, by_user, sign_in from proposal where id = any(${proposalIds}::bigint[]) and by_user <> ${userId}
    ), held (proposal, account, holder, moment, at, secret, last) as (
      select proposal, account, account, coalesce(event.id, ${UNKNOWN}), coalesce(at, now()),
        coalesce(case when details ->> 'with' = 'PASSWORD' then (
          select max(id) from change where register = 'users' and record_id = account and id < sign_in
            and became ->> 'password_hash' is not null
        ) end, event.id, ${UNKNOWN}), null::timestamptz
      from side left join event on event.id = sign_in and about_user = account and kind = 'SIGN_IN'
      union
      select proposal, account, giver.by_user, giver.id, giver.at, giver.id, least(held.last, giver.last)
      from held cross join lateral (
        with act as (${ACTS})
        select by_user, id, at, (
          select max(at) from act where is_power or is_way and by_user = way.by_user and id <= held.secret
        ) as last
        from act as way where is_way and id <= held.secret
      ) as giver
      where giver.last > held.at - ${NOTICED}
    ), shared as (
      select coalesce(one.proposal, other.proposal) as proposal, one.holder, one.account, one.last
      from held as one join held as other on (one.proposal is null) <> (other.proposal is null)
        and one.last is not null and one.holder in (other.holder, ${ANYBODY})
    )
    select distinct on (proposal) proposal, giver.full_name as by, receiver.full_name as of, last + ${NOTICED} as until
    from shared left join app_user as giver on giver.id = holder join app_user as receiver on receiver.id = account
    order by proposal, last desc
  `.execute(db);
  return new Map(rows.map((row) => [row.proposal, obstacleOf(row)]));
}

function obstacleOf({ by, of, until }: Shared): Obstacle {
  const code = by === null ? 'letInOnServer' : 'sameHands';
  const params = { ...(by !== null && { by }), of };
  const message = messageText(code, { ...params, until: formatInstant(until, 'en') });
  return { code, message, params: { ...params, until: until.toISOString() } };
}
