import { statSync, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log';
import type { Identity } from './identity';
import {
  FILE_NAME,
  parseIdentity,
  readIdentity,
  setAside,
  writeIdentity,
  type KeptIdentity,
} from './identityFile';
import { backupRefused, refused, unreadable } from './refusal';
import type { Place } from './stateDirectory';

export interface GuardOptions extends Place {
  /** Embedded PostgreSQL only: its data directory, which holds a second identity file. */
  dataDir?: string;
  /** Whether unexpected data may be adopted, or an empty register created. */
  newRegister: boolean;
  log: Log;
}

export interface RegisterGuard {
  /** The register id that every connection must verify; undefined until the data have been accepted. */
  known(): string | undefined;
  /** Call before PostgreSQL is started. @throws RegisterRefused */
  checkDirectory(hasData: boolean): void;
  /** Call before migrating or serving. @throws RegisterRefused */
  checkDatabase(found: Identity | undefined): void;
  /** Call with the register of a backup before restoring it. @throws RegisterRefused */
  checkBackup(found: Identity): void;
  /** Fixes the expected register and writes the identity files that do not name it yet. */
  accept(identity: Identity): void;
  /**
   * False when the data directory is missing, names another register or was replaced, for example by a backup;
   * always true for an external PostgreSQL.
   */
  directoryIsOurs(): Promise<boolean>;
}

/**
 * Protects against starting on the wrong data: compares the register's id with the one in the state folder, and
 * refuses another register or an empty one.
 */
export function guardRegister({ stateDir, where, dataDir, newRegister, log }: GuardOptions): RegisterGuard {
  const stateFile = path.join(stateDir, FILE_NAME);
  const dataFile = dataDir && path.join(dataDir, FILE_NAME);
  let expected: { identity: KeptIdentity; namedBy: string } | undefined;
  let known: string | undefined;
  let watched: { file: string; made: string } | undefined;
  if (newRegister)
    log.warn('NEW_REGISTER=yes: whatever data there are will be taken. Unset it after this start');
  else expected = named(stateFile) ?? named(dataFile);

  function named(file: string | undefined) {
    const identity = file && read(file);
    return identity ? { identity, namedBy: file } : undefined;
  }

  function read(file: string): KeptIdentity | undefined {
    try {
      return readIdentity(file);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!code) throw unreadable(file);
      log.warn({ file, code }, 'cannot read which register this is: lost or exchanged data may go unnoticed');
      return undefined;
    }
  }

  const mismatch = <Found>(found: Found) => ({
    expected: expected!.identity,
    namedBy: expected!.namedBy,
    where,
    found,
  });

  function refuse(found: Identity | 'no data' | 'no register'): never {
    throw refused(mismatch(found));
  }

  function write(file: string, kept: KeptIdentity) {
    try {
      const before = newRegister ? readOrNothing(file) : read(file);
      if (before?.id === kept.id && before.where === kept.where) return;
      if (before && before.id !== kept.id) setAside(file, before);
      writeIdentity(file, kept);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      log.warn(
        { file, code },
        'cannot write which register this is: lost or exchanged data may go unnoticed',
      );
    }
  }

  return {
    known: () => known,
    checkDirectory(hasData) {
      if (!expected) return;
      if (!hasData) refuse('no data');
      const found = dataFile && read(dataFile);
      if (found && found.id !== expected.identity.id) refuse(found);
    },
    checkDatabase(found) {
      if (expected && found?.id !== expected.identity.id) refuse(found ?? 'no register');
    },
    checkBackup(found) {
      if (expected && found.id !== expected.identity.id) throw backupRefused(mismatch(found));
    },
    accept(identity) {
      const kept = { ...identity, where };
      if (dataFile) write(dataFile, kept);
      write(stateFile, kept);
      expected = { identity: kept, namedBy: stateFile };
      known = identity.id;
      const isNamed = dataFile && readOrNothing(dataFile)?.id === known;
      watched = isNamed ? { file: dataFile, made: makingOf(statSync(dataFile)) } : undefined;
    },
    async directoryIsOurs() {
      if (!watched) return true;
      try {
        const { id } = parseIdentity(await readFile(watched.file, 'utf8'));
        return id === known && makingOf(await stat(watched.file)) === watched.made;
      } catch (error) {
        // other errors, such as too many open files, do not prove that the data are missing
        return !['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
      }
    },
  };
}

/** Distinguishes a file from a copy in its place, which may get the inode of the deleted file. */
const makingOf = ({ ino, birthtimeMs }: Stats) => `${ino} ${birthtimeMs}`;

function readOrNothing(file: string): KeptIdentity | undefined {
  try {
    return readIdentity(file);
  } catch {
    return undefined;
  }
}
