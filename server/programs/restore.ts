import path from 'node:path';
import { EmbeddedPostgresError } from '@casebook/embedded-postgres';
import { checkSchema, restore, RESTORE_STEPS, openForRestore } from '../features/backup/restore';
import { checkBackup, BackupRefused } from '../features/backup/backupFile';
import { readConfig } from '../platform/config';
import { inTransaction } from '../platform/database/transaction';
import { continueHistory } from '../features/history/seals';
import { createLog } from '../platform/log';
import { RegisterRefused } from '../platform/identity/guard';
import { recordEvent } from '../platform/writes/events';
import { differencesOf } from './verification';

/**
 * `npm run restore -- FILE`: loads a backup into an empty database, and compares what was loaded with the
 * backup. Exits with 1 when it is refused (then nothing was changed) or differences are found, with 2 when it
 * could not run.
 */
try {
  const file = process.argv[3]; // argv[2] is the program's name, passed by tools/start.mjs
  if (!file) throw new Error('Say which backup: casebook restore FILE (npm run restore -- FILE)');
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const config = readConfig(process.env);
  const passphrase = config.backupPassphrase;
  say('Reading the backup …');
  const manifest = await checkBackup(file, passphrase);
  checkSchema(manifest);
  const target = await openForRestore(config, createLog(config.logLevel), manifest);
  try {
    const { connection } = target;
    await restore({ connection, file, passphrase, manifest, onStep: (step) => say(RESTORE_STEPS[step]) });
    const db = await target.accept();
    await continueHistory(db); // the event comes after the history that was restored
    const details = { file: path.basename(file), at: manifest.at };
    await inTransaction(db, null, (trx) => recordEvent(trx, { kind: 'RESTORE', byUser: null, details }));
    const differences = await differencesOf(db);
    differences.forEach(say);
    const rows = manifest.tables.reduce((total, table) => total + table.rows, 0);
    say(`${rows} rows of ${manifest.at} are restored, into ${target.where}. Everybody signs in anew.`);
    if (differences.length) process.exitCode = 1;
  } finally {
    await target.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = isRefusal(error) ? 1 : 2;
}

function isRefusal(error: unknown): boolean {
  if (error instanceof EmbeddedPostgresError) return error.problem === 'data-in-use';
  return error instanceof BackupRefused || error instanceof RegisterRefused;
}
