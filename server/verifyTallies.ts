import { readConfig } from './config';
import { openDatabase } from './database';
import { createLog } from './log';
import { allNamesakes, inWords } from './store/namesakes';
import { driftOfTallies } from './store/figures/tallyCheck';

/**
 * Counts all figures again from the records and names what differs; ends with 1 when anything does. Names the
 * records, too, whose texts an older folding held for different.
 */
try {
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config, createLog(config.logLevel));
  const [drifts, namesakes] = await Promise.all([driftOfTallies(db), allNamesakes(db)]).finally(
    () => void close(),
  );
  for (const { tally, group, tallied, counted } of drifts) {
    process.stdout.write(`${tally} ${JSON.stringify({ group, tallied, counted })}\n`);
  }
  for (const each of namesakes) process.stdout.write(`${inWords(each)}\n`);
  process.stdout.write(drifts.length ? `${drifts.length} differences\n` : 'All figures are right.\n');
  process.exitCode = drifts.length ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
