import { createHash, type Hash } from 'node:crypto';
import { tarEntries } from './archive';
import { MANIFEST, manifestSchema, tableOfPart, type Manifest } from './manifest';
import { unpacked } from './packing';
import { BackupRefused } from './refusal';

/**
 * Reads a backup to its end and compares every table with the manifest.
 * @throws BackupRefused when it is no backup, is damaged, or cannot be decrypted.
 */
export async function checkBackup(file: string, passphrase?: string): Promise<Manifest> {
  const found = new Map<string, { hash: Hash; bytes: number }>();
  let manifest: Manifest | undefined;
  for await (const { path, content } of tarEntries(unpacked(file, passphrase))) {
    const table = tableOfPart(path);
    // the manifest is the last file, and there is no other
    if (manifest || (!table && path !== MANIFEST)) throw new BackupRefused('damaged');
    if (table) {
      const known = found.get(table) ?? { hash: createHash('sha256'), bytes: 0 };
      known.hash.update(content);
      known.bytes += content.length;
      found.set(table, known);
    } else manifest = parsed(content);
  }
  if (!manifest) throw new BackupRefused('damaged');
  for (const { name, bytes, sha256 } of manifest.tables) {
    const { hash, bytes: read } = found.get(name) ?? { hash: createHash('sha256'), bytes: 0 };
    if (read !== bytes || hash.digest('hex') !== sha256)
      throw new BackupRefused('damaged', `Table: ${name}.`);
    found.delete(name);
  }
  if (found.size) throw new BackupRefused('damaged');
  return manifest;
}

function parsed(content: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    throw new BackupRefused('damaged');
  }
}

/** The parts of each table's rows, in the order they were written. */
export async function* partsOf(
  file: string,
  passphrase?: string,
): AsyncGenerator<{ table: string; content: Buffer }> {
  for await (const { path, content } of tarEntries(unpacked(file, passphrase))) {
    const table = tableOfPart(path);
    if (table) yield { table, content: Buffer.from(content) };
  }
}
