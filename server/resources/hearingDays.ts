import { sql, type Kysely } from 'kysely';
import type { Day } from '../../domain/dates';
import type { WireRecord } from '../../domain/wire';
import type { Database } from '../db/schema';
import type { SignedInUser } from '../http/access';
import { conditionsOf } from '../regular/pages';
import { hearings, isMissing } from './hearings';
import { clause } from '../store/lists/slices';

export interface HearingDay {
  date: Day;
  hearings: number;
  /** How many of them have no result yet, though they should. */
  missing: number;
}

/** How many hearings that match a filter each day has; days without any are left out. */
export async function hearingDays(
  db: Kysely<Database>,
  filter: WireRecord,
  user: SignedInUser,
): Promise<HearingDay[]> {
  const { rows } = await sql<HearingDay>`
    select date, count(*)::int as hearings, count(*) filter (where ${isMissing})::int as missing
    from hearing ${clause(conditionsOf(hearings, filter, user))} group by date order by date
  `.execute(db);
  return rows;
}
