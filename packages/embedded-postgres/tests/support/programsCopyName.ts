import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPlatformPackage } from '../../src/programs';

const { name, version, programs } = findPlatformPackage();

/** The directory name of a copy of this platform's programs. */
export const programsCopyName = nameOfCopy(version);

export function nameOfCopy(ofVersion: string): string {
  return `${path.basename(name)}-${ofVersion}`;
}

/** Windows libraries need no symbolic links. */
export const programsHaveLinks =
  readFileSync(path.join(programs, 'pg-symlinks.json'), 'utf8').trim() !== '[]';
