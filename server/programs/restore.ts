import path from 'node:path';
import { parseArgs } from 'node:util';
import { EmbeddedPostgresError } from '@casebook/embedded-postgres';
import { formatCount } from '../../domain/digits';
import {
  checkSchema,
  restore,
  RESTORE_STEPS,
  openForRestore,
  type RestoreStep,
} from '../features/backup/restore';
import { checkBackup, BackupRefused, type Manifest } from '../features/backup/backupFile';
import { mirrorFolder } from '../features/backup/mirror';
import { restorePapers, type RestoredPapers } from '../features/backup/papers';
import { namesOfPapers } from '../features/papers/check';
import { createPaperStore } from '../features/papers/store';
import { papersFolder } from '../features/papers/uploads';
import { readConfig, type Config } from '../platform/config';
import { inTransaction } from '../platform/database/transaction';
import { continueHistory } from '../features/history/seals';
import { createLog } from '../platform/log';
import { RegisterRefused } from '../platform/identity/guard';
import { recordEvent } from '../platform/writes/events';
import { differencesOf } from './verification';

const say = (line: string) => process.stdout.write(`${line}\n`);
const sayStep = (step: RestoreStep) => say(RESTORE_STEPS[step]);

/**
 * `npm run restore -- FILE`: loads a backup into an empty database, brings its papers back from the folder beside it,
 * and compares what was loaded with the backup. With `--papers` it brings back only papers that are missing or altered,
 * also while Casebook runs. Exits with 1 when it is refused (then nothing was changed) or differences are found, with 2
 * when it could not run.
 */
try {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3), // argv[2] is the program's name, passed by tools/start.mjs
    options: { papers: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new Error('Say which backup: casebook restore FILE (npm run restore -- FILE)');
  const config = readConfig(process.env);
  say('Reading the backup …');
  const manifest = await checkBackup(file, config.backupPassphrase);
  const isRight = values.papers
    ? !(await papersOf(manifest, file, config)).length
    : await registerOf(manifest, file, config);
  if (!isRight) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = isRefusal(error) ? 1 : 2;
}

async function registerOf(manifest: Manifest, file: string, config: Config): Promise<boolean> {
  checkSchema(manifest);
  const target = await openForRestore(config, createLog(config.logLevel), manifest);
  try {
    const { connection } = target;
    await target.refuseUnlessEmpty();
    // before the database, which is refused a second time: after a kill, the papers that are there stay
    const missing = await papersOf(manifest, file, config);
    await restore({ connection, file, passphrase: config.backupPassphrase, manifest, onStep: sayStep });
    const db = await target.accept();
    await continueHistory(db); // the event comes after the history that was restored
    const details = { file: path.basename(file), at: manifest.at };
    await inTransaction(db, null, (trx) => recordEvent(trx, { kind: 'RESTORE', byUser: null, details }));
    const differences = await differencesOf(db);
    differences.forEach(say);
    for (const name of await namesOfPapers(db, missing)) say(`paper missing: ${name}`);
    const rows = manifest.tables.reduce((total, table) => total + table.rows, 0);
    say(`${rows} rows of ${manifest.at} are restored, into ${target.where}. Everybody signs in anew.`);
    return !missing.length && !differences.length;
  } finally {
    await target.close();
  }
}

/** @returns the hashes of those that are missing */
async function papersOf(manifest: Manifest, file: string, config: Config): Promise<string[]> {
  if (!manifest.papers?.sha256.length) return [];
  sayStep('papers');
  const store = createPaperStore(papersFolder(config));
  const beside = mirrorFolder(path.dirname(path.resolve(file)));
  const { total, missing } = await restorePapers(manifest, beside, store);
  say(inWords({ total, missing }));
  return missing;
}

function inWords({ total, missing }: RestoredPapers): string {
  const count = (papers: number) => formatCount(papers, 'en');
  const right = `${count(total - missing.length)} of ${count(total)} papers`;
  if (!missing.length) return `${right}, all hashes right.`;
  return `${right}. Missing beside the backup, or altered there:\n${missing.join('\n')}`;
}

function isRefusal(error: unknown): boolean {
  if (error instanceof EmbeddedPostgresError) return error.problem === 'data-in-use';
  return error instanceof BackupRefused || error instanceof RegisterRefused;
}
