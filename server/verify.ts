import { parseArgs } from 'node:util';
import { readConfig } from './config';
import { openDatabase } from './database';
import { hasSeal, tamperingOf } from './history/check';
import { createLog } from './log';
import { allNamesakes, inWords } from './store/namesakes';
import { driftOfTallies } from './store/figures/tallyCheck';
import { driftOfProceedings } from './store/proceedings/proceedingCheck';

/**
 * `npm run verify`: recounts all figures from the records, compares every proceeding with its record, the history
 * with its seals and every record with its history, and prints the differences; exits with 1 when there are any.
 * `npm run verify -- --seal HASH` also says whether a seal that was kept elsewhere is part of the history. Lists records whose names or numbers count as
 * equal since a change of the folding rules.
 */
try {
  const { seal } = parseArgs({ options: { seal: { type: 'string' } }, allowPositionals: true }).values;
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config, createLog(config.logLevel));
  const [figures, proceedings, tampering, sealedAt, namesakes] = await Promise.all([
    driftOfTallies(db),
    driftOfProceedings(db),
    tamperingOf(db),
    seal === undefined ? null : hasSeal(db, seal),
    allNamesakes(db),
  ]).finally(() => void close());
  for (const { tally, ...drift } of figures) process.stdout.write(`${tally} ${JSON.stringify(drift)}\n`);
  for (const drift of proceedings) process.stdout.write(`proceeding ${JSON.stringify(drift)}\n`);
  for (const each of namesakes) process.stdout.write(`${inWords(each)}\n`);
  for (const row of tampering) process.stdout.write(`history ${JSON.stringify(row)}\n`);
  if (sealedAt) process.stdout.write(`The seal of ${sealedAt.toISOString()} is part of the history.\n`);
  const isMissing = seal !== undefined && !sealedAt;
  if (isMissing) process.stdout.write(`No seal ${seal}: what it sealed was rewritten.\n`);
  const differences = figures.length + proceedings.length + tampering.length + Number(isMissing);
  process.stdout.write(
    differences
      ? `${differences} differences\n`
      : 'All figures and proceedings are right, and as the history has them.\n',
  );
  process.exitCode = differences ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
