import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account';
import { serverEnvironment } from './environment';
import { EmbeddedPostgresError } from './errors';
import type { PlatformPackage } from './platformPackage';
import { copyOfPrograms } from './programsCopy';

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

/**
 * Running the programs is the only sure test: it covers permissions, missing libraries and the C library's age at
 * once.
 */
function failureToRun(programs: string, account: Account): string | undefined {
  for (const program of ['postgres', 'initdb']) {
    const { status, error, stderr } = spawnSync(path.join(programs, 'bin', program), ['--version'], {
      ...account,
      cwd: path.parse(programs).root,
      env: serverEnvironment(),
      encoding: 'utf8',
      windowsHide: true,
    });
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
