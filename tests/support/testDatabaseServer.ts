import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from '../../server/platform/database/connect';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@casebook/embedded-postgres';
import { migrateToLatest } from '../../server/platform/database/migrate';
import { buildPaperReader } from './paperReader';
import { ownIdentity } from '../../server/platform/identity/storedIdentity';

type ServerConnection = EmbeddedPostgres['connection'];

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabaseServer: ServerConnection;
    templateDatabase: string;
    /** For what test files share, such as a register's data directory. */
    sharedDirectory: string;
  }
}

const template = 'casebook_template';

/** One PostgreSQL for the whole run; each test file clones the migrated template (tests/support/database.ts). */
export default async function setup(project: TestProject) {
  const [dataDir, shared] = [temporaryDirectory(), temporaryDirectory()];
  const removeData = () => {
    for (const directory of [dataDir, shared]) rmSync(directory, { recursive: true, force: true });
  };
  try {
    const server = await startEmbeddedPostgres({ dataDir, settings: forgetfulButFast });
    await Promise.all([createTemplate(server.connection), buildPaperReader()]);
    project.provide('testDatabaseServer', server.connection);
    project.provide('templateDatabase', template);
    project.provide('sharedDirectory', shared);
    return async () => {
      await server.stop();
      removeData();
    };
  } catch (error) {
    removeData();
    throw error;
  }
}

function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'casebook-tests-'));
  chmodSync(directory, 0o711); // when root runs the tests, PostgreSQL runs under another account
  return directory;
}

/** The data is discarded after the run, so writes need no flush to disk. */
const forgetfulButFast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

async function createTemplate(server: ServerConnection) {
  const admin = connect(server, { max: 1 });
  await sql`create database ${sql.id(template)}`.execute(admin);
  const db = connect({ ...server, database: template }, { max: 2 });
  try {
    await migrateToLatest(db);
    await ownIdentity(db);
  } finally {
    await db.destroy();
  }
  await sql`alter database ${sql.id(template)} with allow_connections false`.execute(admin);
  await admin.destroy();
}
