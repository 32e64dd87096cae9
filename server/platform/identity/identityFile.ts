import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { removeLeftovers, syncDirectory, temporaryName } from '@casebook/embedded-postgres/atomicDirectory';

/** A register's identity, and where its data were when the file was written, to help people find them again. */
const keptIdentity = z.object({ id: z.uuid(), since: z.iso.datetime(), where: z.string() });

export type KeptIdentity = z.infer<typeof keptIdentity>;

export const FILE_NAME = 'register.json';

/** Undefined when the file does not exist. @throws when it cannot be read or is malformed. */
export function readIdentity(file: string): KeptIdentity | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return parseIdentity(text);
}

export const parseIdentity = (text: string): KeptIdentity => keptIdentity.parse(JSON.parse(text));

/** Writes atomically (temporary file, fsync, rename): a kill or power cut leaves either the old or the new file. */
export function writeIdentity(file: string, identity: KeptIdentity): void {
  const directory = path.dirname(file);
  mkdirSync(directory, { recursive: true });
  removeLeftovers(directory, path.basename(file));
  const unfinished = path.join(directory, temporaryName(path.basename(file)));
  const handle = openSync(unfinished, 'w', 0o644);
  try {
    writeSync(handle, `${JSON.stringify(identity, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(unfinished, file);
  syncDirectory(directory);
}

/** Renames the file of a superseded identity to `register-<id>.json`. */
export function setAside(file: string, { id }: KeptIdentity): void {
  const { dir, name, ext } = path.parse(file);
  if (existsSync(file)) renameSync(file, path.join(dir, `${name}-${id}${ext}`));
}
