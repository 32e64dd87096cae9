import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import path from 'node:path';
import { formatCount } from '../../domain/digits';
import { backupFolder } from '../features/backup/folder';
import { type MadeBackup, runBackup } from '../features/backup/runs';
import { BackupRefused } from '../features/backup/backupFile';
import { mirrorFolder } from '../features/backup/mirror';
import { backUp, type Backup } from '../features/backup/write';
import { papersFolder } from '../features/papers/uploads';
import { openAnyBesideServer } from './besideServer';
import { readConfig } from '../platform/config';
import { createLog } from '../platform/log';

// Node collects garbage sooner with this flag; by default it holds three times as much data that was already
// written
setFlagsFromString('--optimize-for-size');

/**
 * `npm run backup [-- --to FOLDER]`: backs the register up, also while a server runs. Exits with 1 when
 * another backup is running or the written file is not correct, with 2 when it could not run. A server starts
 * it with `--run ID` for a backup requested in the UI.
 */
try {
  const { values: asked } = parseArgs({
    args: process.argv.slice(3), // argv[2] is the program's name, passed by tools/start.mjs
    options: { to: { type: 'string' }, run: { type: 'string' } },
  });
  const config = readConfig(process.env);
  const { db, connection, isCurrent, close } = await openAnyBesideServer(config, createLog(config.logLevel));
  try {
    const plan = {
      db,
      connection,
      folder: asked.to ? path.resolve(asked.to) : backupFolder(config),
      papers: papersFolder(config),
      passphrase: config.backupPassphrase,
      keep: asked.to ? undefined : config.backupKeep,
    };
    const run = asked.run ? Number(asked.run) : undefined;
    // a backup of a register with an older schema is not recorded, because this version can only write
    // records in its own schema
    const backup: Backup & { missingNames?: string[] } = await (isCurrent
      ? runBackup(plan, run)
      : backUp(plan));
    const { file, bytes, manifest } = backup;
    const { total, missing } = backup.papers;
    const rows = manifest.tables.reduce((total, table) => total + table.rows, 0);
    const seal = manifest.seal?.hash;
    process.stdout.write(`${file}\n${rows} rows, ${bytes} bytes, read back and right.\n`);
    if (total) {
      const there = `${formatCount(total - missing.length, 'en')} of ${formatCount(total, 'en')}`;
      process.stdout.write(`${there} papers are in ${mirrorFolder(plan.folder)}.\n`);
    }
    if (seal) process.stdout.write(`The newest seal of its history is ${seal}.\n`);
    process.send?.({ file, seal } satisfies MadeBackup);
    if (missing.length) {
      const names = backup.missingNames ?? missing;
      throw new BackupRefused('papers', `${formatCount(missing.length, 'en')}: ${names.join('; ')}.`);
    }
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof BackupRefused ? 1 : 2;
}
