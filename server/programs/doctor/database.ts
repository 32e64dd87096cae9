import { connectionOfRunning, hasCluster } from '@casebook/embedded-postgres';
import { sql } from 'kysely';
import { formatCount } from '../../../domain/digits';
import { directoryOfDatabase, backupStatus } from '../../features/backup/status';
import type { Config } from '../../platform/config';
import { connect, type Connection } from '../../platform/database/connect';
import { isBeforeBaseline, migrationsOf, refuseUnsuitable } from '../../platform/database/migrate';
import { newestMigration } from '../../platform/database/migrations';
import type { Db } from '../../platform/database/schema';
import { createLog } from '../../platform/log';
import { guardRegister, RegisterRefused } from '../../platform/identity/guard';
import type { Place } from '../../platform/directories';
import { openSampleAccounts } from '../../seed/publishedPasswords';
import { warnOfSampleAccounts } from '../../features/accounts/sampleAccounts';
import { storedIdentity } from '../../platform/identity/storedIdentity';
import { bad, good, warning, type Finding } from './settings';
import pg from 'pg';

/** How far the clocks of two machines may be apart, in milliseconds. */
const CLOCKS_APART = 60_000;

const WHAT = 'Database';

/**
 * Looks at the database as it is, without starting or migrating one.
 */
export async function databaseFindings(config: Config, place: Place): Promise<Finding[]> {
  const { dataDir } = place;
  const expected = expectation(config, place);
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
function expectation({ newRegister }: Config, place: Place) {
  const guard = guardRegister({ ...place, newRegister, log: createLog('silent') });
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
async function versionOf(db: Db): Promise<string> {
  const { rows } = await sql<{ serverVersion: string }>`show server_version`.execute(db);
  return rows[0]!.serverVersion;
}

async function schemaFinding(db: Db, applied: string[]): Promise<Finding> {
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

async function clockFinding(db: Db): Promise<Finding> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const apart = Math.abs(rows[0]!.at.getTime() - Date.now());
  return apart > CLOCKS_APART
    ? bad('Clock', `${Math.round(apart / 1000)} s from that of the database. Let both follow NTP.`)
    : good('Clock', new Date().toISOString());
}

const WARNINGS = {
  late: 'no good one for more than 26 hours. See Settings, Backups, or casebook backup (npm run backup).',
  space: 'space runs low on their disk. Make room, or set BACKUP_DIR.',
  sameDisk: 'they lie on the disk of the data. Set BACKUP_DIR to another one.',
  papers:
    'the last one found papers missing or altered. npm run verify names them; npm run restore -- FILE --papers brings them back.',
};

const UNKNOWN_DISK =
  'whether they lie on the disk of the database only an account with the role pg_read_all_settings can tell. See to it yourself.';

/** Who can sign in, and whether the register is backed up. */
async function registerFindings(db: Db, config: Config, dataDir: string | undefined): Promise<Finding[]> {
  return [
    await administratorFinding(db),
    ...(await sampleFindings(db, config)),
    ...(await backupFindings(db, config, dataDir)),
    await papersFinding(db, config),
  ];
}

async function administratorFinding(db: Db): Promise<Finding> {
  const what = 'Administrators';
  const { rows } = await sql<{ count: number }>`
    select count(distinct app_user.id) as count from app_user
    join user_role on user_role.user_id = app_user.id join role on role.id = user_role.role_id
    where is_enabled and role = 'ROLE_ADMIN'
  `.execute(db);
  const { count } = rows[0]!;
  if (count === 0)
    return bad(
      what,
      'none is enabled, so nobody can add users. casebook let-in NAME (npm run let-in -- NAME) lets one in.',
    );
  return count === 1
    ? warning(what, 'only one is enabled. Give a second person the role, for when the first is away.')
    : good(what, `${count} are enabled.`);
}

async function sampleFindings(db: Db, config: Config): Promise<Finding[]> {
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

async function backupFindings(db: Db, config: Config, dataDir: string | undefined): Promise<Finding[]> {
  const { lastGood, warnings } = await backupStatus(db, { config, dataDir });
  const found = warnings.map((each) =>
    (each === 'late' || each === 'papers' ? bad : warning)('Backups', WARNINGS[each]),
  );
  if ((await directoryOfDatabase(db, config)) === null) found.push(warning('Backups', UNKNOWN_DISK));
  if (found.length) return found;
  return [good('Backups', lastGood ? `the last good one of ${lastGood.at}` : 'none yet')];
}

/** How many papers there are; their folder is looked at elsewhere. */
async function papersFinding(db: Db, { clamd }: Config): Promise<Finding> {
  const { rows } = await sql<{ papers: number; bytes: number }>`
    select (select count(*) from paper) as papers,
      (select coalesce(sum(bytes), 0)::float8 from paper_version) as bytes
  `.execute(db);
  const { papers, bytes } = rows[0]!;
  const scanned = clamd === undefined ? ', not scanned for viruses' : '';
  return good('Papers', `${formatCount(papers, 'en')}, ${Math.round(bytes / 1e8) / 10} GB${scanned}`);
}

const ADVICE: Record<string, string> = {
  ECONNREFUSED: 'no PostgreSQL listens at that address. Start it, or check address and port.',
  ENOTFOUND: 'no machine has that name. Check the address.',
  '28P01': 'the password is wrong.',
  '28000': 'PostgreSQL lets this account not in from here. See its pg_hba.conf.',
  '3D000': 'there is no database of that name. Create it.',
  '53300': 'all its connections are taken. Raise max_connections, or put PgBouncer in between.',
};

/** The reason why a database cannot be used, such as `(28P01): the password is wrong.` */
function whyUnusable(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `(${code ?? message}): ${ADVICE[code ?? ''] ?? 'check address, account and password.'}`;
}

/**
 * Whether PostgreSQL has connections left for another process, which takes up to 20, and whether a pooler is
 * set up correctly.
 */
async function connectionFindings(db: Db, connection: Connection): Promise<Finding[]> {
  const what = 'Connections';
  const { rows } = await sql<{ most: number; used: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as used
  `.execute(db);
  const { most, used } = rows[0]!;
  const free = `${used} of ${most} in use`;
  const pooled = await throughPooler(connection);
  return [
    most - used < 20
      ? warning(what, `${free}. Casebook takes up to 20 a process: raise max_connections of PostgreSQL.`)
      : good(what, free),
    ...(pooled ? [pooled] : []),
  ];
}

/**
 * A finding about a pooler; undefined without one, which is recognised by PostgreSQL's process number being
 * the one that the connection reported. The pooler is set up correctly if a setting is present that only the
 * connect_query of deploy/pgbouncer.ini makes: settings that Casebook makes itself may be left on any
 * connection of the pooler.
 */
async function throughPooler(connection: Connection): Promise<Finding | undefined> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // the failing query reports the error
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number; pooled: string | null }>(
      `select pg_backend_pid() as pid, current_setting('casebook.pooled', true) as pooled`,
    );
    const { pid, pooled } = rows[0]!;
    if (pid === (client as unknown as { processID: number }).processID) return undefined;
    return pooled === 'yes'
      ? good('Pooler', 'its connections have the settings that Casebook needs.')
      : warning('Pooler', 'pooling by transaction needs the connect_query of deploy/pgbouncer.ini. Copy it.');
  } finally {
    await client.end();
  }
}

/** Whether the database of DATABASE_REPLICA_URL follows another. */
async function replicaFinding(connectionString: string): Promise<Finding> {
  const what = 'Replica';
  const client = new pg.Client({ connectionString });
  client.on('error', () => {}); // the failing query reports the error
  try {
    await client.connect();
    const { rows } = await client.query<{ follows: boolean; feedback: string }>(
      `select pg_is_in_recovery() as follows, current_setting('hot_standby_feedback') as feedback`,
    );
    const { follows, feedback } = rows[0]!;
    if (!follows)
      return bad(what, 'the database of DATABASE_REPLICA_URL follows no other. Lists are not read there.');
    return feedback === 'on'
      ? good(what, 'it follows the database.')
      : warning(what, 'it may break off long exports. Set hot_standby_feedback = on there.');
  } catch (error) {
    return warning(what, `it cannot be used, so lists are read from the database ${whyUnusable(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** A minor version may refuse what the one before took, so each that was never tried is named. */
export function versionFindings(version: string): Finding[] {
  if (isTriedPostgresql(version)) return [];
  const tried = TRIED_POSTGRESQL.join(', ');
  return [
    warning(
      'Database',
      `PostgreSQL ${version} was never tried with this Casebook (tried: ${tried}). Try it on a restored backup first.`,
    ),
  ];
}

/** The versions of PostgreSQL on which the tests ran, as in docs/operations.md: what `npm test` and `test:long` say. */
export const TRIED_POSTGRESQL = ['15.18', '15.20', '16.14', '17.12', '18.4', '18.6'];

/** @param version as PostgreSQL says it: `15.20 (Debian 15.20-0+deb12u1)` */
export const isTriedPostgresql = (version: string): boolean =>
  TRIED_POSTGRESQL.includes(version.split(' ')[0]!);
