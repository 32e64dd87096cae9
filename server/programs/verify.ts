import { parseArgs } from 'node:util';
import { openBesideServer } from './besideServer';
import { readConfig } from '../platform/config';
import { hasSeal } from '../features/history/check';
import { createLog } from '../platform/log';
import { allNamesakes, inWords } from '../features/accounts/namesakes';
import { differencesOf, differencesOfPapers } from './verification';
import { createPaperStore } from '../features/papers/store';
import { papersFolder } from '../features/papers/uploads';

/**
 * `npm run verify`: recounts all figures from the records, compares every proceeding and search entry with
 * its record, the history with its seals and every record with its history, every paper with its hash, and prints the differences. It
 * may run beside a server. Exits with 1 when there are differences, with 2 when it could not run.
 * `npm run verify -- --seal HASH` also says whether a seal that was kept elsewhere is part of the history. It
 * also lists records whose names or numbers count as equal since a change of the folding rules.
 */
try {
  const { seal } = parseArgs({ options: { seal: { type: 'string' } }, allowPositionals: true }).values;
  const config = readConfig(process.env);
  const { db, close } = await openBesideServer(config, createLog(config.logLevel));
  const store = createPaperStore(papersFolder(config));
  const [differences, papers, sealedAt, namesakes] = await Promise.all([
    differencesOf(db),
    differencesOfPapers(db, store),
    seal === undefined ? null : hasSeal(db, seal),
    allNamesakes(db),
  ]).finally(() => void close());
  differences.push(...papers);
  if (seal !== undefined && !sealedAt) differences.push(`No seal ${seal}: what it sealed was rewritten.`);
  for (const line of [...differences, ...namesakes.map(inWords)]) process.stdout.write(`${line}\n`);
  if (sealedAt) process.stdout.write(`The seal of ${sealedAt.toISOString()} is part of the history.\n`);
  process.stdout.write(
    differences.length
      ? `${differences.length} differences\n`
      : 'All figures, proceedings and search entries are right, and as the history has them.\n',
  );
  process.exitCode = differences.length ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
