import { readConfig } from './config';
import { openBesideServer } from './database';
import { createLog } from './log';
import { allNamesakes, inWords } from './store/namesakes';
import { differencesOf } from './verification';

/**
 * `npm run verify`: recounts all figures from the records, compares every proceeding with its record, and
 * prints the differences, also while a server runs; exits with 1 when there are any, with 2 when it could not
 * run. Also lists records whose names or numbers count as equal since a change of the folding rules.
 */
try {
  const config = readConfig(process.env);
  const { db, close } = await openBesideServer(config, createLog(config.logLevel));
  const [differences, namesakes] = await Promise.all([differencesOf(db), allNamesakes(db)]).finally(
    () => void close(),
  );
  for (const line of [...differences, ...namesakes.map(inWords)]) process.stdout.write(`${line}\n`);
  process.stdout.write(
    differences.length ? `${differences.length} differences\n` : 'All figures and proceedings are right.\n',
  );
  process.exitCode = differences.length ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
