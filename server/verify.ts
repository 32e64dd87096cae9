import { readConfig } from './config';
import { openDatabase } from './database';
import { createLog } from './log';
import { allNamesakes, inWords } from './store/namesakes';
import { driftOfTallies } from './store/figures/tallyCheck';
import { driftOfProceedings } from './store/proceedings/proceedingCheck';

/**
 * `npm run verify`: counts all figures again from the records, compares every proceeding with its record, and
 * names what differs; ends with 1 when anything does. Names the records, too, whose texts an older folding
 * held for different.
 */
try {
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config, createLog(config.logLevel));
  const [figures, proceedings, namesakes] = await Promise.all([
    driftOfTallies(db),
    driftOfProceedings(db),
    allNamesakes(db),
  ]).finally(() => void close());
  for (const { tally, ...drift } of figures) process.stdout.write(`${tally} ${JSON.stringify(drift)}\n`);
  for (const drift of proceedings) process.stdout.write(`proceeding ${JSON.stringify(drift)}\n`);
  for (const each of namesakes) process.stdout.write(`${inWords(each)}\n`);
  const differences = figures.length + proceedings.length;
  process.stdout.write(
    differences ? `${differences} differences\n` : 'All figures and proceedings are right.\n',
  );
  process.exitCode = differences ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
