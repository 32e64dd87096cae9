import { stat } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database/schema';

/** Whether a host name means this machine, or is a folder of sockets. */
const isHere = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.') || host.startsWith('/');

/**
 * The data directory of the database of DATABASE_URL, if that runs on this machine; null if its account may
 * not read the setting. Undefined if it runs elsewhere, or there is no DATABASE_URL.
 */
export async function directoryOfDatabase(
  db: Kysely<Database>,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): Promise<string | null | undefined> {
  if (!databaseUrl || !isHere(new pg.Client({ connectionString: databaseUrl }).host)) return undefined;
  // the view leaves out what the account may not read, whereas current_setting would fail
  const { rows } = await sql<{ setting: string }>`
    select setting from pg_settings where name = 'data_directory'
  `.execute(db);
  return rows[0]?.setting ?? null;
}

/** Whether both paths are on one disk; false if one of them cannot be read. */
export async function areOnOneDisk(...places: [string, string]): Promise<boolean> {
  const [one, other] = await Promise.all(places.map((each) => stat(each).catch(() => null)));
  return one != null && one.dev === other?.dev;
}
