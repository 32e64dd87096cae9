import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatCount } from '../../domain/digits';
import { recordTaking } from '../features/backup/everything/routes';
import { loadWords } from '../features/backup/everything/words';
import { writeEverything } from '../features/backup/everything/write';
import { papersFolder } from '../features/papers/uploads';
import { readConfig } from '../platform/config';
import { createLog } from '../platform/log';
import { openBesideServer } from './besideServer';

/**
 * `npm run export -- --to FILE [--language bn]`: writes the whole register as a zip, also while a server runs. Exits with
 * 1 when papers are missing, with 2 when it could not be written.
 */
try {
  const { values: asked } = parseArgs({
    args: process.argv.slice(3), // argv[2] is the program's name, passed by tools/start.mjs
    options: { to: { type: 'string' }, language: { type: 'string', default: 'en' } },
  });
  const { language } = asked;
  if (!asked.to || (language !== 'en' && language !== 'bn'))
    throw new Error('Say where to: npm run export -- --to FILE.zip [--language en|bn]');
  const config = readConfig(process.env);
  const { db, connection, close } = await openBesideServer(config, createLog(config.logLevel));
  const file = path.resolve(asked.to);
  const unfinished = `${file}.unfinished`;
  try {
    // nobody else may read it; `flush` syncs it to the disk before it is closed
    const to = (await open(unfinished, 'w', 0o600)).createWriteStream({ flush: true });
    await recordTaking(db, null);
    const words = await loadWords(path.join(import.meta.dirname, 'words.js'));
    const papers = papersFolder(config);
    const exported = await writeEverything({ connection, papers, words, language, to });
    await rename(unfinished, file);
    const { size } = await stat(file);
    const [rows, bytes, scans, missing] = [exported.rows, size, exported.papers, exported.missing.length].map(
      (count) => formatCount(count, 'en'),
    );
    process.stdout.write(`${file}\n${rows} rows and ${scans} papers, ${bytes} bytes.\n`);
    if (exported.missing.length) {
      process.stderr.write(`Papers that were not found: ${missing}. contents.csv names them.\n`);
      process.exitCode = 1;
    }
  } finally {
    await rm(unfinished, { force: true });
    await close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
