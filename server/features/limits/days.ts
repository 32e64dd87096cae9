import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/dates';
import type { WireRecord } from '../../../domain/wire';
import type { Database } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { conditionsOf } from '../../platform/resource/pages';
import { clause } from '../../platform/lists/slices';
import { limits } from './resource';

export interface LimitDay {
  date: Day;
  limits: number;
  /** How many of these limits were counted by an unverified rule. */
  unverified: number;
}

/** How many limits that match a filter are due each day; days without any are left out. */
export async function limitDays(
  db: Kysely<Database>,
  filter: WireRecord,
  user: SignedInUser,
): Promise<LimitDay[]> {
  const where = [sql`due is not null`, ...conditionsOf(limits, filter, user)];
  const { rows } = await sql<LimitDay>`
    select due as date, sum(limits)::int as limits,
      coalesce(sum(limits) filter (where r.id is not null and r.verified_on is null), 0)::int as unverified
    from (select due, rule_id, count(*) as limits from time_limit ${clause(where)} group by due, rule_id) as counted
    left join limitation_rule r on r.id = rule_id group by due order by due
  `.execute(db);
  return rows;
}
