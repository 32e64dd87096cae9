import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  EmbeddedPostgresError,
  startEmbeddedPostgres,
  type EmbeddedPostgresProblem,
} from '@casebook/embedded-postgres';
import pg from 'pg';
import type { Config } from './config';
import type { Log } from './log';

const ROOT_DATA_DIR = '/var/lib/casebook';

/** The data directory of the embedded PostgreSQL when DATA_DIR is unset. */
export const defaultDataDir = (): string => (process.getuid?.() === 0 ? ROOT_DATA_DIR : './data');

const ANOTHER_DIRECTORY = `The setting DATA_DIR chooses the directory; without it, it is ${defaultDataDir()}.`;
const ANOTHER_SERVER =
  'To use a PostgreSQL server of your own instead, put its address in the setting DATABASE_URL.';

const ADVICE: Partial<Record<EmbeddedPostgresProblem, string>> = {
  'directory-unusable': ANOTHER_DIRECTORY,
  'data-of-another-account': ANOTHER_DIRECTORY,
  'data-in-use': ANOTHER_DIRECTORY,
  'platform-unsupported': ANOTHER_SERVER,
  'programs-unusable': ANOTHER_SERVER,
  'no-account': ANOTHER_SERVER,
};

/** Starts the embedded PostgreSQL. @throws an error that names the setting that helps, if there is one */
export const startEmbedded = ({ log, ...options }: EmbeddedOptions) =>
  startEmbeddedPostgres({ ...options, log: (line) => log.debug(line) }).catch((error: unknown) => {
    throw withAdvice(error);
  });

interface EmbeddedOptions {
  dataDir: string;
  create?: boolean;
  log: Log;
}

/** Adds to a start error which setting helps; other errors are returned unchanged. */
export function withAdvice(error: unknown): unknown {
  const advice = error instanceof EmbeddedPostgresError && ADVICE[error.problem];
  return advice
    ? new EmbeddedPostgresError(error.problem, `${error.message} ${advice}`, { cause: error })
    : error;
}

export interface Place {
  /** The folder of the identity file, outside the register's data. */
  stateDir: string;
  /** Where the data are, in words; without user name and password. */
  where: string;
  /** The data directory of the embedded PostgreSQL; absent with DATABASE_URL. */
  dataDir?: string;
}

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'stateDir'>;

/**
 * Where the settings have the register. The state folder is beside the data directory, so that it still exists when
 * the data are lost or unmounted; of databases each has its own, since processes on one machine may use several.
 */
export function placeOf({ databaseUrl, dataDir = defaultDataDir(), stateDir }: Settings): Place {
  if (databaseUrl === undefined) {
    const own = path.resolve(dataDir);
    return { stateDir: path.resolve(stateDir ?? `${own}-state`), where: own, dataDir: own };
  }
  const { host, port, database } = new pg.Client({ connectionString: databaseUrl });
  const where = `the database "${database}" on ${host}:${port}`;
  const hash = createHash('sha256')
    .update(JSON.stringify([host, port, database]))
    .digest('hex');
  const folder = path.join(`${defaultDataDir()}-state`, `database-${hash.slice(0, 16)}`);
  return { stateDir: path.resolve(stateDir ?? folder), where };
}
