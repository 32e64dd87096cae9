import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/dates';
import type { WireRecord } from '../../../domain/wire';
import type { Database } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { conditionsOf } from '../../platform/resource/pages';
import { hearings, isMissing } from './resource';
import { clause } from '../../platform/lists/slices';

export interface HearingDay {
  date: Day;
  hearings: number;
  /** How many of these hearings lack a result that is due. */
  missing: number;
}

/** How many hearings that match a filter each day has; days without any are left out. */
export async function hearingDays(
  db: Kysely<Database>,
  filter: WireRecord,
  user: SignedInUser,
): Promise<HearingDay[]> {
  // hearings and missing results are counted separately, each by its own index: a single scan would read the row of
  // every hearing
  const conditions = conditionsOf(hearings, filter, user);
  const perDay = (where: typeof conditions) => sql`
    select date, count(*)::int as hearings from hearing ${clause(where)} group by date
  `;
  const { rows } = await sql<HearingDay>`
    select date, every_one.hearings, coalesce(missing.hearings, 0) as missing
    from (${perDay(conditions)}) as every_one left join (${perDay([...conditions, isMissing])}) as missing using (date)
    order by date
  `.execute(db);
  return rows;
}
