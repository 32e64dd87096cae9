import {
  statSync,
  type Stats,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log';
import type { Place } from '../directories';
import { z } from 'zod';
import {
  removeLeftovers,
  renameWhenFree,
  syncDirectory,
  temporaryName,
} from '@casebook/embedded-postgres/atomicDirectory';
import { formatInstant } from '../../../domain/dates';

interface GuardOptions extends Place {
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

/**
 * Marks a folder as this register's, since what one register does not know in it is removed.
 * @throws RegisterRefused if it is another's
 */
export function claimFolder(
  folder: string,
  identity: Identity,
  { newRegister, log }: Pick<GuardOptions, 'newRegister' | 'log'>,
): void {
  const file = path.join(folder, FILE_NAME);
  try {
    const found = newRegister ? readOrNothing(file) : readIdentity(file);
    if (found?.id === identity.id) return;
    if (found && !newRegister) throw new RegisterRefused(folderOfAnother(folder, found));
    if (found) setAside(file, found);
    writeIdentity(file, { ...identity, where: folder });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error instanceof RegisterRefused ? error : unreadable(file);
    log.warn({ file, code }, 'cannot write whose papers these are: another register could remove them');
  }
}

const folderOfAnother = (folder: string, found: Identity): string =>
  `The papers in ${folder} are of another register, ${nameOf(found)}.\nNothing was changed. Set PAPERS_DIR to a folder ` +
  'of this register; or, if these papers are to be its own, start Casebook once with NEW_REGISTER=yes.';

/** Distinguishes a file from a copy in its place, which may get the inode of the deleted file. */
const makingOf = ({ ino, birthtimeMs }: Stats) => `${ino} ${birthtimeMs}`;

function readOrNothing(file: string): KeptIdentity | undefined {
  try {
    return readIdentity(file);
  } catch {
    return undefined;
  }
}

/** A register's identity, and where its data were when the file was written, to help people find them again. */
const keptIdentity = z.object({ id: z.uuid(), since: z.iso.datetime(), where: z.string() });

type KeptIdentity = z.infer<typeof keptIdentity>;

const FILE_NAME = 'register.json';

/** Undefined when the file does not exist. @throws when it cannot be read or is malformed. */
function readIdentity(file: string): KeptIdentity | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return parseIdentity(text);
}

const parseIdentity = (text: string): KeptIdentity => keptIdentity.parse(JSON.parse(text));

/** Writes atomically (temporary file, fsync, rename): a kill or power cut leaves either the old or the new file. */
function writeIdentity(file: string, identity: KeptIdentity): void {
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
  renameWhenFree(unfinished, file);
  syncDirectory(directory);
}

/** Renames the file of a superseded identity to `register-<id>.json`. */
function setAside(file: string, { id }: KeptIdentity): void {
  const { dir, name, ext } = path.parse(file);
  if (existsSync(file)) renameWhenFree(file, path.join(dir, `${name}-${id}${ext}`));
}

/** The data do not belong to the expected register. The message is for the operator. */
export class RegisterRefused extends Error {
  override name = 'RegisterRefused';
}

interface Refused {
  expected: KeptIdentity;
  /** The identity file that names the expected register. */
  namedBy: string;
  /** A description of the place where the register was looked for. */
  where: string;
  found: Identity | 'no data' | 'no register';
}

const ways =
  'Nothing was changed. There are two ways:\n' +
  '  Bring the data back (mount the disk, restore the backup, set DATA_DIR or DATABASE_URL right) and start Casebook again.\n' +
  '  Or, if the register is to begin anew with what is there now, start it once with NEW_REGISTER=yes.';

const refused = (refusal: Refused): RegisterRefused =>
  new RegisterRefused(`${inWords(refusal.found, refusal.where)}\n${expectation(refusal)}\n${ways}`);

/** The backup that shall be restored is of another register. */
const backupRefused = (refusal: Refused & { found: Identity }): RegisterRefused =>
  new RegisterRefused(
    `The backup is of another register than the one expected here: of ${nameOf(refusal.found)}.\n` +
      `${expectation(refusal)}\nNothing was changed. Restore a backup of that register; or, if this one is to ` +
      'take its place, restore it with NEW_REGISTER=yes, for the restore alone.',
  );

function expectation({ expected, namedBy, where }: Refused): string {
  const moved = expected.where === where ? '' : `, last seen in ${expected.where}`;
  return `Expected: the register ${nameOf(expected)}${moved}, named by ${namedBy}.`;
}

function inWords(found: Refused['found'], where: string): string {
  if (found === 'no data') return `The data of the register are missing: there are none in ${where}.`;
  if (found === 'no register') {
    return `The data of the register are missing: what is in ${where} is empty, or has never been this register.`;
  }
  return `The data of the register are missing: in ${where} is another register, ${nameOf(found)}.`;
}

const nameOf = ({ id, since }: Identity) => `${id} (since ${formatInstant(since, 'en')})`;

const unreadable = (file: string): RegisterRefused =>
  new RegisterRefused(
    `The file ${file} is to name the register, but its content is damaged. Restore it; or, if you are sure ` +
      'that the data are the right ones, start Casebook once with NEW_REGISTER=yes.',
  );

/** Identifies a register: a random id, and the time (ISO) at which it was created. */
export interface Identity {
  id: string;
  since: string;
}
