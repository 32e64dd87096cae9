import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './errors';

export type HostKind = 'unix' | 'windows';

export const thisHost: HostKind = process.platform === 'win32' ? 'windows' : 'unix';

/** Creates the directory if needed and checks that PostgreSQL can enter it. */
export function prepareDataDirectory(dataDir: string, account: Account, host: HostKind): void {
  if (host === 'windows') refuseUnreachableOnWindows(dataDir);
  try {
    createOpenTo(dataDir, account);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'directory-unusable',
      `This account cannot write to the data directory ${dataDir} (${(cause as Error).message}). ` +
        'Give it the right to write there, or choose another directory.',
      { cause },
    );
  }
  if (account && !canEnter(dataDir, account)) throw closedDirectory(dataDir, account);
}

/**
 * PostgreSQL for Windows opens files by the letters of the system's code page, which has no Bengali ones, and does not
 * understand paths that begin with `\\?\`.
 */
export const isReachableOnWindows = (directory: string) => /^(?!\\\\[?.]\\)[\x20-\x7e]*$/.test(directory);

function refuseUnreachableOnWindows(dataDir: string) {
  if (isReachableOnWindows(dataDir)) return;
  throw new EmbeddedPostgresError(
    'directory-unusable',
    `PostgreSQL for Windows cannot use the data directory ${dataDir}. Choose one whose path has English letters ` +
      'only, such as C:\\Casebook\\data.',
  );
}

/** Creates the directory so that PostgreSQL's account can traverse it, whatever root's umask. */
function createOpenTo(dataDir: string, account: Account) {
  const first = mkdirSync(dataDir, { recursive: true });
  if (!first || !account) return;
  for (let created = dataDir; created.length >= first.length; created = path.dirname(created)) {
    chmodSync(created, 0o755);
  }
}

/** Asks the system, because permission bits do not cover access lists and mount options. */
function canEnter(directory: string, account: NonNullable<Account>): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}

function closedDirectory(dataDir: string, account: NonNullable<Account>) {
  const closed = pathTo(dataDir).find((directory) => !canEnter(directory, account));
  return new EmbeddedPostgresError(
    'directory-unusable',
    `PostgreSQL cannot reach the data directory ${dataDir}, because only root may enter ${closed ?? dataDir}. ` +
      'Choose a directory outside it, or start from an ordinary account.',
  );
}

/** '/a/b' gives ['/', '/a', '/a/b']. */
function pathTo(directory: string): string[] {
  const parent = path.dirname(directory);
  return parent === directory ? [directory] : [...pathTo(parent), directory];
}

/** The account PostgreSQL runs as; undefined means the one that runs this process. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged account. Existing data keeps its
 * owner, even if an account "postgres" was added since.
 */
export function chooseAccount(cluster: string): Account {
  const owner = ownerOf(cluster);
  const user = process.getuid?.();
  if (user === undefined) return undefined;
  if (user !== 0) {
    if (owner && owner.uid !== user) throw foreignData(cluster);
    return undefined;
  }
  if (owner?.uid === 0) throw dataOfRoot(cluster);
  return owner ?? unprivilegedAccount();
}

function ownerOf(cluster: string): Account {
  const stats = statSync(cluster, { throwIfNoEntry: false });
  return stats && { uid: stats.uid, gid: stats.gid };
}

function unprivilegedAccount(): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new EmbeddedPostgresError(
    'no-account',
    'PostgreSQL refuses to run as root, and there is no account "postgres" or "nobody" to run it as. ' +
      'Create one ("useradd --system postgres"), or start from an ordinary account.',
  );
}

function foreignData(cluster: string) {
  return new EmbeddedPostgresError(
    'data-of-another-account',
    `The data in ${cluster} belongs to another account on this computer. ` +
      'Start from the account that created it, or choose another directory.',
  );
}

function dataOfRoot(cluster: string) {
  return new EmbeddedPostgresError(
    'data-of-another-account',
    `The data in ${cluster} belongs to root, and PostgreSQL refuses to run as root. If it was copied there ` +
      `from a backup, give it to the account that runs PostgreSQL, for example "chown -R postgres ${cluster}", ` +
      'and start again.',
  );
}
