import { EmbeddedPostgresError, type EmbeddedPostgresProblem } from '@casebook/embedded-postgres';

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

/** Adds to a start error which setting helps; other errors are returned unchanged. */
export function withAdvice(error: unknown): unknown {
  const advice = error instanceof EmbeddedPostgresError && ADVICE[error.problem];
  return advice
    ? new EmbeddedPostgresError(error.problem, `${error.message} ${advice}`, { cause: error })
    : error;
}
