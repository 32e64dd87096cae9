import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { inject, expect } from 'vitest';
import { connect } from '../../server/platform/database/connect';
import type { EmbeddedPostgres } from '@casebook/embedded-postgres';
import type { Database } from '../../server/platform/database/schema';
import { inTransaction } from '../../server/platform/database/transaction';

export interface TestDatabase {
  connection: EmbeddedPostgres['connection'];
  /** The connection as a URL, for programs that read DATABASE_URL. */
  url: string;
  db: Kysely<Database>;
  /** Removes the database, even if connections are open. */
  drop(): Promise<void>;
}

/** A database for one test file: migrated and empty, or a copy of a template, to which nobody may be connected. */
export async function createTestDatabase(
  options: { max?: number; template?: string } = {},
): Promise<TestDatabase> {
  const template = options.template ?? inject('templateDatabase');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onTestServer((admin) =>
    sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(admin),
  );
  const connection = { ...inject('testDatabaseServer'), database: name };
  // without the limit on waiting for a connection, which a busy machine would exceed
  const db = connect(connection, { max: options.max ?? 5, longestWait: 0 });
  return {
    connection,
    url: addressOf(connection),
    db,
    async drop() {
      await db.destroy();
      await onTestServer((admin) => sql`drop database ${sql.id(name)} with (force)`.execute(admin));
    },
  };
}

/**
 * Runs statements on the server itself, such as those about its databases. Unlike a request, it waits for a
 * connection as long as it takes, because copying databases keeps the server's disk busy.
 */
async function onTestServer(action: (admin: Kysely<Database>) => Promise<unknown>) {
  const pool = new pg.Pool({ ...inject('testDatabaseServer'), max: 1 });
  const admin = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await action(admin);
  } finally {
    await admin.destroy();
  }
}

/** Creates something that test files share: the first file that needs it creates it, others wait. */
export const makeOnce = (
  name: string,
  isThere: (session: Kysely<Database>) => boolean | Promise<boolean>,
  make: (session: Kysely<Database>) => Promise<unknown>,
) =>
  onTestServer((admin) =>
    admin.connection().execute(async (session) => {
      await sql`select pg_advisory_lock(hashtext(${name}))`.execute(session);
      if (!(await isThere(session))) await make(session);
    }),
  );

export function addressOf({ host, port, user, database, password }: EmbeddedPostgres['connection']): string {
  const query = new URLSearchParams({ host, port: String(port) });
  const account = password ? `${user}:${password}` : user;
  return `postgresql://${account}@/${database}?${query}`;
}

export interface EmptyDatabase {
  connection: { host: string; port: number; user: string; database: string };
  drop(): Promise<void>;
}

/** A database with nothing in it, owned by an account without further rights. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const name = randomName();
  await execute(`create role ${name} login`, `create database ${name} template template0 owner ${name}`);
  return {
    connection: { ...inject('testDatabaseServer'), user: name, database: name },
    drop: () => execute(`drop database ${name} with (force)`, `drop role ${name}`),
  };
}

/** A copy of an empty database, owned by the same account; nobody may be connected to the original. */
export async function copyDatabase({ connection }: EmptyDatabase): Promise<EmptyDatabase> {
  const name = randomName();
  await execute(`create database ${name} template ${connection.database} owner ${connection.user}`);
  return {
    connection: { ...connection, database: name },
    drop: () => execute(`drop database ${name} with (force)`),
  };
}

const randomName = () => `empty_${randomBytes(6).toString('hex')}`;

const execute = (...statements: string[]) =>
  onTestServer(async (admin) => {
    for (const statement of statements) await sql.raw(statement).execute(admin);
  });

/**
 * Sends a request while a statement is carried out but not committed; it is committed once the request waits for a
 * lock or is answered. Expects the answer to be 200.
 */
export async function whileUncommitted(
  db: Kysely<Database>,
  statement: string,
  send: () => Promise<{ statusCode: number; body: string }>,
): Promise<void> {
  let isAnswered = false;
  const { answer } = await inTransaction(db, null, async (trx) => {
    await sql.raw(statement).execute(trx);
    const sent = send().finally(() => (isAnswered = true));
    const waits = sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `;
    await expect.poll(async () => isAnswered || (await waits.execute(db)).rows.length > 0).toBe(true);
    return { answer: sent };
  });
  const { statusCode, body } = await answer;
  expect([statusCode, body]).toEqual([200, body]);
}
