import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './previousServer';

/** Distinguishes this process from an earlier one with the same id, which is common in containers. */
const owner = `${process.pid}-${randomBytes(4).toString('hex')}`;
let sequence = 0;

/** A temporary name beside the final one; it contains the id of the process that fills the directory. */
export const temporaryName = (name: string) => `${name}.new-${owner}-${++sequence}`;

/** Renames a filled directory to its final name, unless another process did so first. */
export function becomeUnlessThere(directory: string, final: string): void {
  try {
    renameWhenFree(directory, final);
  } catch (error) {
    if (!existsSync(final)) throw error;
    removeDirectory(directory);
  }
  syncDirectory(path.dirname(final));
}

/** How Windows refuses to rename what a virus scanner or an indexer has open, which lasts for moments. */
const HELD = new Set(['EPERM', 'EACCES', 'EBUSY']);

/** Renames; on Windows it tries for two seconds when another program has the file open. */
export function renameWhenFree(from: string, to: string, isWindows = process.platform === 'win32'): void {
  for (let triesLeft = 20; ; triesLeft--) {
    try {
      return renameSync(from, to);
    } catch (error) {
      const isHeld = isWindows && HELD.has((error as NodeJS.ErrnoException).code ?? '');
      if (!isHeld || triesLeft === 0) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
}

/** Removes leftovers of an interrupted start, but nothing that a living process is filling. */
export function removeLeftovers(parent: string, name: string): void {
  const prefix = `${name}.new-`;
  for (const entry of readdirSync(parent)) {
    if (entry.startsWith(prefix) && !isBeingFilled(entry.slice(prefix.length))) {
      removeDirectory(path.join(parent, entry));
    }
  }
}

function isBeingFilled(mark: string): boolean {
  const pid = Number(mark.split('-')[0]);
  return pid === process.pid ? mark.startsWith(owner) : isAlive(pid);
}

export function removeDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Makes a rename last through a power cut; Windows cannot open directories. */
export function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(directory, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
