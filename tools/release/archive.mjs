import { createWriteStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { zipSync } from 'fflate';
import { create } from 'tar';

/** Packs `folder` under its own name. The same files give the same bytes: in one order, all of one time and of nobody. */
export async function packTar(folder, file, mtime) {
  const options = { cwd: dirname(folder), portable: true, noDirRecurse: true, mtime };
  await pipeline(create(options, entriesOf(folder)), createGzip({ level: 9 }), createWriteStream(file));
}

/** The same as a zip file, for Windows. Returns its bytes. */
export function packZip(folder, mtime) {
  const files = entriesOf(folder).filter((path) => statSync(join(dirname(folder), path)).isFile());
  const contents = files.map((path) => [
    path.split(sep).join('/'),
    readFileSync(join(dirname(folder), path)),
  ]);
  return zipSync(Object.fromEntries(contents), { level: 9, mtime });
}

function entriesOf(folder) {
  const name = basename(folder);
  const below = readdirSync(folder, { recursive: true }).map((path) => join(name, path));
  return [name, ...below].sort();
}
