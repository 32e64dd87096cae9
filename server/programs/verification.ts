import type { Db } from '../platform/database/schema';
import { tamperingOf } from '../features/history/check';
import { driftOfTallies } from '../features/cases/figures/tally';
import { driftOfHearings } from '../features/dates/hearings/check';
import { driftOfLimits } from '../features/dates/limits/check';
import { driftOfProceedings } from '../features/cases/proceedingCheck';
import { driftOfPositions } from '../features/money/positions';
import { driftOfTerms } from '../features/papers/retention/terms';
import { driftOfReturns } from '../features/returns/check';
import { driftOfEntries } from '../features/search/entries';
import { driftOfCopies, driftOfFields } from '../features/money/check';
import { faultsOfPapers } from '../features/papers/check';
import type { PaperStore } from '../features/papers/store';
import type { Log } from '../platform/log';
import { allNamesakes, inWords } from '../features/accounts/namesakes';

/**
 * Recomputes all derived data from the records, and compares the records with their history.
 * @returns a line for each difference.
 */
export async function differencesOf(db: Db): Promise<string[]> {
  const lines = await Promise.all([
    driftOfTallies(db).then((found) =>
      found.map(({ tally, ...drift }) => `${tally} ${JSON.stringify(drift)}`),
    ),
    ...Object.entries(drifts).map(async ([name, driftOf]) =>
      (await driftOf(db)).map((drift) => `${name} ${JSON.stringify(drift)}`),
    ),
  ]);
  return lines.flat();
}

const drifts: Record<string, (db: Db) => Promise<object[]>> = {
  proceeding: driftOfProceedings,
  hearing: driftOfHearings,
  limit: driftOfLimits,
  'money of filing': driftOfFields,
  'copies of': driftOfCopies,
  position: driftOfPositions,
  return: driftOfReturns,
  retention: driftOfTerms,
  'search entry': driftOfEntries,
  history: tamperingOf,
};

/** Reads all papers. @returns a line for each that is missing or altered, and for each file that no row names. */
export async function differencesOfPapers(db: Db, store: PaperStore): Promise<string[]> {
  const lines = [];
  for await (const fault of faultsOfPapers(db, store)) lines.push(`paper ${JSON.stringify(fault)}`);
  return lines;
}

/**
 * Reports at each start records whose names or numbers count as equal since a change of the folding rules. A
 * person has to resolve them.
 */
export async function reportNamesakes(db: Db, log: Log, print: (line: string) => void): Promise<void> {
  const namesakes = await allNamesakes(db);
  for (const each of namesakes) log.warn({ namesakes: each }, inWords(each));
  if (!namesakes.length) return;
  print(
    `Records that have the number or name of another one: ${namesakes.length}. Both are kept and nothing new ` +
      'can take either; casebook verify (npm run verify) lists them.',
  );
}
