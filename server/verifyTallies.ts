import { readConfig } from './config';
import { openDatabase } from './database';
import { createLog } from './log';
import { driftOfTallies } from './store/tallyCheck';

/** Counts all figures again from the records and names what differs; ends with 1 when anything does. */
try {
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config, createLog(config.logLevel));
  const drifts = await driftOfTallies(db).finally(() => void close());
  for (const { tally, group, tallied, counted } of drifts) {
    process.stdout.write(`${tally} ${JSON.stringify({ group, tallied, counted })}\n`);
  }
  process.stdout.write(drifts.length ? `${drifts.length} differences\n` : 'All figures are right.\n');
  process.exitCode = drifts.length ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
