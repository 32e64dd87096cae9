import { readConfig } from './config';
import { openDatabase } from './database';
import { createLog } from './log';
import { allNamesakes, inWords } from './store/namesakes';
import { driftOfTallies } from './store/figures/tallyCheck';

/**
 * Recounts all figures from the records and prints the differences; exits with 1 when there are any. Also lists
 * records whose names or numbers count as equal since a change of the folding rules.
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
