import { readConfig } from './config';
import { openDatabase } from './database';
import { createLog } from './log';
import { allNamesakes, inWords } from './store/namesakes';
import { driftOfTallies } from './store/figures/tallyCheck';
import { driftOfProceedings } from './store/proceedings/proceedingCheck';
import { driftOfEntries } from './store/search/entryCheck';

/**
 * `npm run verify`: recounts all figures from the records, compares every proceeding and
 * every search entry with its record, and
 * prints the differences; exits with 1 when there are any. Also lists records whose names or numbers count as
 * equal since a change of the folding rules.
 */
try {
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config, createLog(config.logLevel));
  const [figures, proceedings, entries, namesakes] = await Promise.all([
    driftOfTallies(db),
    driftOfProceedings(db),
    driftOfEntries(db),
    allNamesakes(db),
  ]).finally(() => void close());
  for (const { tally, ...drift } of figures) process.stdout.write(`${tally} ${JSON.stringify(drift)}\n`);
  for (const drift of proceedings) process.stdout.write(`proceeding ${JSON.stringify(drift)}\n`);
  for (const drift of entries) process.stdout.write(`search entry ${JSON.stringify(drift)}\n`);
  for (const each of namesakes) process.stdout.write(`${inWords(each)}\n`);
  const differences = figures.length + proceedings.length + entries.length;
  process.stdout.write(
    differences ? `${differences} differences\n` : 'All figures, proceedings and search entries are right.\n',
  );
  process.exitCode = differences ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
