import type { Kysely } from 'kysely';
import type { Database } from './db/schema';
import { driftOfTallies } from './store/figures/tallyCheck';
import { driftOfProceedings } from './store/proceedings/proceedingCheck';

/** Recounts everything that is derived from the records. @returns a line for each difference. */
export async function differencesOf(db: Kysely<Database>): Promise<string[]> {
  const [figures, proceedings] = await Promise.all([driftOfTallies(db), driftOfProceedings(db)]);
  return [
    ...figures.map(({ tally, ...drift }) => `${tally} ${JSON.stringify(drift)}`),
    ...proceedings.map((drift) => `proceeding ${JSON.stringify(drift)}`),
  ];
}
