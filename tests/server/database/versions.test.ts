import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { restore } from '../../../server/features/backup/restore';
import { checkBackup } from '../../../server/features/backup/backupFile';
import { connect } from '../../../server/platform/database/connect';
import { isTriedPostgresql } from '../../../server/programs/doctor/database';
import { differencesOf } from '../../../server/programs/verification';
import { isInstalled, postgresqlServers } from '../../../tools/postgresql.mjs';
import { ALL_RIGHT, startCasebook, verify } from '../../support/casebookProcess';
import { isLong } from '../../support/long';
import { startOtherPostgres, type OtherPostgres } from '../../support/otherPostgres';

const RELEASES = join(import.meta.dirname, '..', 'backup', 'releases');
const releases = readdirSync(RELEASES)
  .toSorted()
  .slice(isLong ? 0 : -1); // releases.test.ts restores all into the embedded PostgreSQL
const servers = postgresqlServers(isLong);

describe.each(servers)('PostgreSQL $version', { timeout: 300_000 }, ({ version, ...server }) => {
  let folder: string;
  let postgres: OtherPostgres | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'casebook-versions-'));
    if (isInstalled(server)) postgres = await startOtherPostgres(server);
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  });

  /** An empty database, whose account may do nothing else. */
  async function makeDatabase({ skip, annotate }: TestContext, name: string) {
    if (!postgres) return skip(`PostgreSQL ${version} is not installed`);
    const admin = connect({ host: postgres.host, user: 'postgres', database: 'postgres' }, { max: 1 });
    await sql`create role ${sql.id(name)} login`.execute(admin);
    await sql`create database ${sql.id(name)} owner ${sql.id(name)}`.execute(admin);
    const { rows } = await sql<{ serverVersion: string }>`show server_version`.execute(admin);
    await admin.destroy();
    const { serverVersion } = rows[0]!;
    if (!isTriedPostgresql(serverVersion)) {
      await annotate(`PostgreSQL ${serverVersion} is not among those of server/programs/doctor/database.ts`);
    }
    return { host: postgres.host, user: name, database: name };
  }

  it(`on PostgreSQL ${version} a first start fills an empty database with sample data that verify finds right @long`, async (context) => {
    const { host, user, database } = await makeDatabase(context, 'fresh');
    const environment = {
      DATABASE_URL: `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}`,
      STATE_DIR: join(folder, 'state'),
      BACKUP_DIR: join(folder, 'backups'),
    };
    const casebook = await startCasebook({ ...environment, SEED: 'demo' });
    expect(await casebook.end('SIGTERM')).toBe(0);
    expect(await verify(environment)).toBe(ALL_RIGHT);
  });

  it.for(releases)(
    `on PostgreSQL ${version} the backup %s of a release is restored into this version with right derived data`,
    async (name, context) => {
      const connection = await makeDatabase(context, `restored from ${name}`);
      const file = join(RELEASES, name);
      await restore({ connection, file, manifest: await checkBackup(file) });
      const db = connect(connection, { max: 2, longestWait: 0 });
      const { rows } = await sql`select count(*)::int as filings from case_filing`.execute(db);
      expect(rows).toEqual([{ filings: 3001 }]);
      // only a running server adds the search entries of older records
      expect((await differencesOf(db)).filter((line) => !line.startsWith('search entry'))).toEqual([]);
      await db.destroy();
    },
  );
});
