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

/** A register by name, and where its data were when the file was written: for people to find them again. */
const keptIdentity = z.object({ id: z.uuid(), since: z.iso.datetime(), where: z.string() });

export type KeptIdentity = z.infer<typeof keptIdentity>;

export const FILE_NAME = 'register.json';

/** @throws when there is a file that cannot be read or says something else. */
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

/** Written beside and renamed once it is on the disk: a kill or a power cut leaves the old file or the new one. */
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

/** Keeps an identity that no longer counts, under a name of its own: `register-<id>.json`. */
export function setAside(file: string, { id }: KeptIdentity): void {
  const { dir, name, ext } = path.parse(file);
  if (existsSync(file)) renameSync(file, path.join(dir, `${name}-${id}${ext}`));
}
