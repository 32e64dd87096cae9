import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account';
import { EmbeddedPostgresError } from './errors';

/** Creates the directory if needed and checks that PostgreSQL can enter it. */
export function prepareDataDirectory(dataDir: string, account: Account): void {
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
