import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
} from 'node:fs';
import path from 'node:path';
import { becomeUnlessThere, removeDirectory, removeLeftovers, temporaryName } from './atomicDirectory';
import type { PlatformPackage } from './platformPackage';

/**
 * A copy of the programs beside the data, for when PostgreSQL's account may not enter the checkout or
 * node_modules cannot be repaired. Its folder is named after the package's version and appears only when
 * complete, so that another version is copied anew and an interrupted copy is never used.
 */
export function copyOfPrograms(
  pack: PlatformPackage,
  copies: string,
  restoreLinks: (programs: string) => void,
): string {
  const copy = path.join(copies, copyName(pack));
  if (existsSync(copy)) return copy;

  mkdirSync(copies, { recursive: true });
  removeLeftovers(copies, copyName(pack));
  const unfinished = path.join(copies, temporaryName(copyName(pack)));
  cpSync(pack.programs, unfinished, { recursive: true, verbatimSymlinks: true });
  openAndSync(unfinished);
  restoreLinks(unfinished);
  chmodSync(copies, 0o755);
  becomeUnlessThere(unfinished, copy);
  return copy;
}

const copyName = (pack: PlatformPackage) => `${path.basename(pack.name)}-${pack.version}`;

/** Makes the files writable for this process and readable for PostgreSQL's account, and flushes them to disk. */
function openAndSync(directory: string) {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const child = path.join(directory, entry.name);
    if (entry.isDirectory()) openAndSync(child);
    if (!entry.isFile()) continue;
    const file = openSync(child, 'r+');
    fsyncSync(file);
    closeSync(file);
    chmodSync(child, path.basename(directory) === 'bin' ? 0o755 : 0o644);
  }
}

/** Called while this process holds the data, so no other process can be using an older copy. */
export function removeOtherCopies(copies: string, programsInUse: string): void {
  if (!existsSync(copies)) return;
  for (const entry of readdirSync(copies)) {
    const copy = path.join(copies, entry);
    if (copy !== programsInUse) removeDirectory(copy);
  }
}
