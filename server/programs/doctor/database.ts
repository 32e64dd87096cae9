import { connectionOfRunning, hasCluster } from '@casebook/embedded-postgres';
import { sql, type Kysely } from 'kysely';
import { directoryOfDatabase } from '../../features/backup/dataDisk';
import { backupStatus } from '../../features/backup/status';
import type { Config } from '../../platform/config';
import { connect } from '../../platform/database/connect';
import { isBeforeBaseline, migrationsOf, refuseUnsuitable } from '../../platform/database/migrate';
import { newestMigration } from '../../platform/database/migrations';
import type { Database } from '../../platform/database/schema';
import { createLog } from '../../platform/log';
import { guardRegister } from '../../platform/identity/guard';
import { RegisterRefused } from '../../platform/identity/refusal';
import type { Place } from '../../platform/identity/stateDirectory';
import { openSampleAccounts } from '../../seed/publishedPasswords';
import { warnOfSampleAccounts } from '../../features/accounts/signIn/sampleAccountsGuard';
import { storedIdentity } from '../../platform/identity/storedIdentity';
import { connectionFindings, replicaFinding, whyUnusable } from './connections';
import { bad, good, warning, type Finding } from './finding';
import { versionFindings } from './postgresqlVersion';

/** How far the clocks of two machines may be apart, in milliseconds. */
const CLOCKS_APART = 60_000;

const WHAT = 'Database';

/**
 * Looks at the database as it is, without starting or migrating one.
 * @param dataDir the data directory of the embedded PostgreSQL; undefined with DATABASE_URL
 */
export async function databaseFindings(
  config: Config,
  dataDir: string | undefined,
  place: Place,
): Promise<Finding[]> {
  const expected = expectation(config, dataDir, place);
  if (dataDir && !hasCluster(dataDir)) {
    const refused = expected.refusal(() => expected.guard.checkDirectory(false));
    return [refused ?? good(WHAT, `none in ${dataDir} yet: the first start makes one.`)];
  }
  const connection = dataDir ? await connectionOfRunning(dataDir) : { connectionString: config.databaseUrl! };
  const db = connect(connection, { max: 1 });
  try {
    await refuseUnsuitable(db); // checks version, encoding and locale
    const identity = await storedIdentity(db);
    const refused = expected.refusal(() => expected.guard.checkDatabase(identity));
    const applied = await migrationsOf(db);
    return [
      refused ?? (await schemaFinding(db, applied)),
      ...versionFindings(await versionOf(db)),
      await clockFinding(db),
      ...(await connectionFindings(db, connection)),
      ...(config.databaseReplicaUrl ? [await replicaFinding(config.databaseReplicaUrl)] : []),
      ...(applied.at(-1) === newestMigration ? await registerFindings(db, config, dataDir) : []),
    ];
  } catch (error) {
    const isRefusal = error instanceof Error && error.message.startsWith('Casebook needs');
    if (isRefusal) return [bad(WHAT, error.message)];
    const isStopped = ['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (dataDir && isStopped) return [warning(WHAT, 'it does not run. Start Casebook and ask again.')];
    const which = dataDir ? `in ${dataDir}` : 'the one of DATABASE_URL';
    return [bad(WHAT, `${which} cannot be used ${whyUnusable(error)}`)];
  } finally {
    await db.destroy();
  }
}

/** The register that the state folder names as expected here (server/platform/identity). */
function expectation({ newRegister }: Config, dataDir: string | undefined, place: Place) {
  const guard = guardRegister({ ...place, dataDir, newRegister, log: createLog('silent') });
  return {
    guard,
    refusal(check: () => void): Finding | undefined {
      try {
        check();
        return undefined;
      } catch (error) {
        if (!(error instanceof RegisterRefused)) throw error;
        return bad(WHAT, error.message);
      }
    },
  };
}

/** As PostgreSQL says it: `15.20 (Debian 15.20-0+deb12u1)`. */
async function versionOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ serverVersion: string }>`show server_version`.execute(db);
  return rows[0]!.serverVersion;
}

async function schemaFinding(db: Kysely<Database>, applied: string[]): Promise<Finding> {
  const { rows } = await sql<{ mayCreate: boolean; hasTrigrams: boolean }>`
    select has_schema_privilege(current_schema(), 'CREATE') and has_database_privilege(current_database(), 'CREATE')
        as may_create,
      exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams
  `.execute(db);
  const { mayCreate, hasTrigrams } = rows[0]!;
  const postgres = `PostgreSQL ${await versionOf(db)}`;
  if (!mayCreate)
    return bad(WHAT, `${postgres}: the account may create nothing. Make it the owner of the database.`);
  if (!hasTrigrams) {
    return bad(WHAT, `${postgres}: the extension pg_trgm is missing. Install PostgreSQL’s contrib package.`);
  }
  if (!applied.length) return good(WHAT, `${postgres}, empty: the first start fills it.`);
  if (applied.at(-1) === newestMigration) return good(WHAT, `${postgres}, schema of this version`);
  if (isBeforeBaseline(applied)) {
    return bad(
      WHAT,
      `${postgres}, schema of a Casebook before 1.0.0: start Casebook 1.0.0 once, then this version.`,
    );
  }
  return warning(WHAT, `${postgres}, schema ${applied.at(-1)}: the next start migrates it, after a backup`);
}

async function clockFinding(db: Kysely<Database>): Promise<Finding> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const apart = Math.abs(rows[0]!.at.getTime() - Date.now());
  return apart > CLOCKS_APART
    ? bad('Clock', `${Math.round(apart / 1000)} s from that of the database. Let both follow NTP.`)
    : good('Clock', new Date().toISOString());
}

const WARNINGS = {
  late: 'no good one for more than 26 hours. See Settings, Backups, or npm run backup.',
  space: 'space runs low on their disk. Make room, or set BACKUP_DIR.',
  sameDisk: 'they lie on the disk of the data. Set BACKUP_DIR to another one.',
};

const UNKNOWN_DISK =
  'whether they lie on the disk of the database only an account with the role pg_read_all_settings can tell. See to it yourself.';

/** Who can sign in, and whether the register is backed up. */
async function registerFindings(
  db: Kysely<Database>,
  config: Config,
  dataDir: string | undefined,
): Promise<Finding[]> {
  return [
    await administratorFinding(db),
    ...(await sampleFindings(db, config)),
    ...(await backupFindings(db, config, dataDir)),
  ];
}

async function administratorFinding(db: Kysely<Database>): Promise<Finding> {
  const what = 'Administrators';
  const { rows } = await sql<{ count: number }>`
    select count(distinct app_user.id) as count from app_user
    join user_role on user_role.user_id = app_user.id join role on role.id = user_role.role_id
    where is_enabled and role = 'ROLE_ADMIN'
  `.execute(db);
  const { count } = rows[0]!;
  if (count === 0)
    return bad(what, 'none is enabled, so nobody can add users. npm run let-in -- NAME lets one in.');
  return count === 1
    ? warning(what, 'only one is enabled. Give a second person the role, for when the first is away.')
    : good(what, `${count} are enabled.`);
}

async function sampleFindings(db: Kysely<Database>, config: Config): Promise<Finding[]> {
  const open = await openSampleAccounts(db);
  try {
    const told = warnOfSampleAccounts(
      open.map(({ userName }) => userName),
      config,
    );
    return told === null ? [] : [warning('Sample accounts', told)];
  } catch (error) {
    return [bad('Sample accounts', (error as Error).message)];
  }
}

async function backupFindings(
  db: Kysely<Database>,
  config: Config,
  dataDir: string | undefined,
): Promise<Finding[]> {
  const { lastGood, warnings } = await backupStatus(db, { config, dataDir });
  const found = warnings.map((each) => (each === 'late' ? bad : warning)('Backups', WARNINGS[each]));
  if ((await directoryOfDatabase(db, config)) === null) found.push(warning('Backups', UNKNOWN_DISK));
  if (found.length) return found;
  return [good('Backups', lastGood ? `the last good one of ${lastGood.at}` : 'none yet')];
}
