import { connectionOfRunning, hasCluster } from '@casebook/embedded-postgres';
import { sql, type Kysely } from 'kysely';
import { backupStatus } from '../backup/status';
import type { Config } from '../config';
import { connect } from '../db/connect';
import { refuseUnsuitable } from '../db/migrate';
import { newestMigration } from '../db/migrations';
import type { Database } from '../db/schema';
import { bad, good, reason, warning, type Finding } from './checks';

/** How far the clocks of two machines may be apart, in milliseconds. */
const CLOCKS_APART = 60_000;

const WHAT = 'Database';

/** Looks at the database as it is, without starting or migrating one. */
export async function databaseFindings(config: Config, dataDir: string): Promise<Finding[]> {
  const { databaseUrl } = config;
  if (!databaseUrl && !hasCluster(dataDir)) {
    return [good(WHAT, `none in ${dataDir} yet: the first start makes one.`)];
  }
  const connection = databaseUrl ? { connectionString: databaseUrl } : await connectionOfRunning(dataDir);
  const db = connect(connection, { max: 1 });
  try {
    await refuseUnsuitable(db); // its version, encoding and locale
    return [
      ...(await databaseFacts(db)),
      ...(await backupFindings(db, config, databaseUrl ? undefined : dataDir)),
    ];
  } catch (error) {
    const isRefusal = error instanceof Error && error.message.startsWith('Casebook needs');
    if (isRefusal) return [bad(WHAT, error.message)];
    if (!databaseUrl) return [warning(WHAT, 'it does not run. Start Casebook and ask again.')];
    return [
      bad(WHAT, `the one of DATABASE_URL cannot be reached (${reason(error)}). Check address and account.`),
    ];
  } finally {
    await db.destroy();
  }
}

async function databaseFacts(db: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<{ version: string; at: Date; isThere: boolean }>`
    select current_setting('server_version') as version, clock_timestamp() as at,
      to_regclass('kysely_migration') is not null as is_there
  `.execute(db);
  const { version, at, isThere } = rows[0]!;
  const apart = Math.abs(at.getTime() - Date.now());
  const clock =
    apart > CLOCKS_APART
      ? bad('Clock', `${Math.round(apart / 1000)} s from that of the database. Let both follow NTP.`)
      : good('Clock', new Date().toISOString());
  if (!isThere) return [good(WHAT, `PostgreSQL ${version}, empty: the first start fills it.`), clock];
  const { rows: newest } = await sql<{ name: string }>`
    select max(name) as name from kysely_migration
  `.execute(db);
  const isCurrent = newest[0]!.name === newestMigration;
  const schema = isCurrent
    ? 'of this version'
    : `${newest[0]!.name}: the next start migrates it, after a backup`;
  return [(isCurrent ? good : warning)(WHAT, `PostgreSQL ${version}, schema ${schema}`), clock];
}

const WARNINGS = {
  late: 'no good one for more than 26 hours. See Settings, Backups, or npm run backup.',
  space: 'space runs low on their disk. Make room, or set BACKUP_DIR.',
  sameDisk: 'they lie on the disk of the data. Set BACKUP_DIR to another one.',
};

async function backupFindings(
  db: Kysely<Database>,
  config: Config,
  dataDir: string | undefined,
): Promise<Finding[]> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('backup') is not null as is_there
  `.execute(db);
  if (!rows[0]!.isThere) return [];
  const { lastGood, warnings } = await backupStatus(db, { config, dataDir });
  if (!warnings.length)
    return [good('Backups', lastGood ? `the last good one of ${lastGood.at}` : 'none yet')];
  return warnings.map((each) => (each === 'late' ? bad : warning)('Backups', WARNINGS[each]));
}
