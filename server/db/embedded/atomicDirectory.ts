import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { isAlive } from './processes';

/** A name beside the final one, which tells the process that is filling the directory. */
export const temporaryName = (name: string) => `${name}.new-${process.pid}-${randomBytes(4).toString('hex')}`;

/** Gives a filled directory its final name at once; if another process was quicker, its result stands. */
export function becomeUnlessThere(directory: string, final: string): void {
  try {
    renameSync(directory, final);
  } catch (error) {
    if (!existsSync(final)) throw error;
    remove(directory);
  }
  syncDirectory(path.dirname(final));
}

/** Removes what an interrupted start left behind, but nothing that a living process still fills. */
export function removeLeftovers(parent: string, name: string): void {
  for (const entry of readdirSync(parent)) {
    if (!entry.startsWith(`${name}.new-`)) continue;
    const pid = Number(entry.slice(`${name}.new-`.length).split('-')[0]);
    if (pid === process.pid || !isAlive(pid)) remove(path.join(parent, entry));
  }
}

export function remove(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Makes a rename last through a power cut; Windows cannot open directories and does it by itself. */
function syncDirectory(directory: string) {
  if (process.platform === 'win32') return;
  const handle = openSync(directory, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
