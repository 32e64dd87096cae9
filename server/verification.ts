import type { Kysely } from 'kysely';
import type { Database } from './db/schema';
import { tamperingOf } from './history/check';
import { driftOfTallies } from './store/figures/tallyCheck';
import { driftOfHearings } from './store/hearings/hearingCheck';
import { driftOfLimits } from './store/limits/limitCheck';
import { driftOfProceedings } from './store/proceedings/proceedingCheck';
import { driftOfEntries } from './store/search/entryCheck';

/**
 * Recomputes all derived data from the records, and compares the records with their history.
 * @returns a line for each difference.
 */
export async function differencesOf(db: Kysely<Database>): Promise<string[]> {
  const [figures, proceedings, hearings, limits, entries, tampering] = await Promise.all([
    driftOfTallies(db),
    driftOfProceedings(db),
    driftOfHearings(db),
    driftOfLimits(db),
    driftOfEntries(db),
    tamperingOf(db),
  ]);
  return [
    ...figures.map(({ tally, ...drift }) => `${tally} ${JSON.stringify(drift)}`),
    ...proceedings.map((drift) => `proceeding ${JSON.stringify(drift)}`),
    ...hearings.map((drift) => `hearing ${JSON.stringify(drift)}`),
    ...limits.map((drift) => `limit ${JSON.stringify(drift)}`),
    ...entries.map((drift) => `search entry ${JSON.stringify(drift)}`),
    ...tampering.map((row) => `history ${JSON.stringify(row)}`),
  ];
}
