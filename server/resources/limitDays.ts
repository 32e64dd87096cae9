import { sql, type Kysely } from 'kysely';
import type { Day } from '../../domain/dates';
import type { WireRecord } from '../../domain/wire';
import type { Database } from '../db/schema';
import type { SignedInUser } from '../http/access';
import { conditionsOf } from '../regular/pages';
import { clause } from '../store/lists/slices';
import { limits } from './limits';

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
    select due as date, count(*)::int as limits, count(*) filter (where exists (
      select from limitation_rule r where r.id = time_limit.rule_id and r.verified_on is null
    ))::int as unverified
    from time_limit ${clause(where)} group by due order by due
  `.execute(db);
  return rows;
}
