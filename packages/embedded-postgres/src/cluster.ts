import { chownSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Account, HostKind } from './dataDirectory';
import { becomeUnlessThere, removeDirectory, removeLeftovers, temporaryName } from './atomicDirectory';
import { passwordFile } from './endpoint';
import { EmbeddedPostgresError } from './errors';
import { supervise } from './supervisor';

interface ClusterOptions {
  dataDir: string;
  programs: string;
  account: Account;
  host: HostKind;
  log: (line: string) => void;
}

export const clusterDirectory = (dataDir: string) => path.join(dataDir, 'postgres');

/** Whether there is a database, whoever owns it. */
export const hasCluster = (dataDir: string): boolean =>
  existsSync(path.join(clusterDirectory(dataDir), 'PG_VERSION'));

export function refuseWithoutCluster(dataDir: string): void {
  if (hasCluster(dataDir)) return;
  throw new EmbeddedPostgresError(
    'data-missing',
    `There are no data in ${dataDir} any more. Bring them back: mount the disk, or restore the last backup.`,
  );
}

/**
 * Creates the database files on the first start. They are made under another name and renamed when complete,
 * so an interrupted first start leaves nothing that looks like data.
 */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const cluster = clusterDirectory(options.dataDir);
  const name = path.basename(cluster);
  removeLeftovers(options.dataDir, name);
  if (existsSync(cluster)) return;

  const unfinished = path.join(options.dataDir, temporaryName(name));
  try {
    await initialise(unfinished, options);
    becomeUnlessThere(unfinished, cluster);
  } catch (error) {
    removeDirectory(unfinished);
    throw error;
  }
}

async function initialise(directory: string, options: ClusterOptions): Promise<void> {
  for (const locale of characterLocales) {
    const { ok, reason, lastLines } = await initdb(directory, locale, options);
    if (ok) {
      if (locale === 'C') options.log(asciiOnlyWarning);
      return;
    }
    removeDirectory(directory);
    if (!lastLines.some((line) => line.includes('invalid locale'))) {
      throw new EmbeddedPostgresError(
        'did-not-start',
        `PostgreSQL could not create its files in ${options.dataDir} (${lastLines.join(' ') || reason}). ` +
          'Check that the disk has room and that the directory is on a local disk, then start again.',
      );
    }
  }
}

/**
 * Sorting and letter case come from PostgreSQL itself (the builtin provider), the same on every computer. The
 * trigram index still asks the C library which characters are letters, so it needs a UTF-8 locale: C.UTF-8
 * where there is one, as on Debian; en_US.UTF-8 on older macOS and Red Hat.
 */
const characterLocales = ['C.UTF-8', 'en_US.UTF-8', 'C'];

const asciiOnlyWarning =
  'WARNING: this computer has neither the locale C.UTF-8 nor en_US.UTF-8; searching for Bengali text stays correct, but slow';

async function initdb(directory: string, locale: string, options: ClusterOptions) {
  mkdirSync(directory, { mode: 0o700 });
  if (options.account) chownSync(directory, options.account.uid, options.account.gid);
  const command = [
    path.join(options.programs, 'bin', 'initdb'),
    `--pgdata=${directory}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${locale}`,
    '--lc-messages=C',
    ...authentication(directory, options),
  ];
  const run = supervise(command, { ...options, log: () => {} });
  const result = await run.ended;
  rmSync(passwordCopy(directory), { force: true });
  return result;
}

function authentication(directory: string, { dataDir, account, host }: ClusterOptions): string[] {
  if (host === 'unix') return ['--auth-local=trust', '--auth-host=reject'];
  const file = passwordCopy(directory);
  copyFileSync(passwordFile(dataDir), file);
  if (account) chownSync(file, account.uid, account.gid);
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

/** initdb reads the password as the account it runs as, which may not read this process's own file. */
const passwordCopy = (directory: string) => `${directory}-password`;

/** Data written by one major version of PostgreSQL cannot be opened by another. */
export function checkVersion(dataDir: string, packageVersion: string): void {
  const written = versionOf(clusterDirectory(dataDir));
  const brought = packageVersion.split('.')[0];
  if (!written || written === brought) return;
  throw new EmbeddedPostgresError(
    'data-of-another-version',
    `The data in ${dataDir} was written by PostgreSQL ${written}, but PostgreSQL ${brought} is installed. ` +
      `Start the version that came with PostgreSQL ${written}, save the data with pg_dump, and load it into the new one.`,
  );
}

function versionOf(cluster: string): string | undefined {
  const file = path.join(cluster, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
