import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/platform/config';
import { connect } from '../../../server/platform/database/connect';
import { placeOf } from '../../../server/platform/directories';
import { createDataDirectory, startCasebook } from '../../support/casebookProcess';
import { newestMigration } from '../../../server/platform/database/migrations';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { idIn, refusalOf } from './registers';

const state = createDataDirectory();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  state.remove();
});

const settings = () => ({ DATABASE_URL: database.url, STATE_DIR: state.path });
const isEmpty = async () =>
  (await sql`select from pg_tables where schemaname = 'public'`.execute(database.db)).rows.length === 0;

describe('on a PostgreSQL of DATABASE_URL', () => {
  beforeAll(async () => {
    await (await startCasebook(settings())).end('SIGTERM');
  });

  it('a server without a state folder takes the register’s id from the database', async () => {
    const { rows } = await sql<{ id: string }>`select id from register_identity`.execute(database.db);
    expect(idIn(state.path)).toBe(rows[0]!.id);
  });

  it('a start on an empty database in place of the register is refused and leaves it empty @long', async () => {
    const id = idIn(state.path);
    await sql`drop schema public cascade; create schema public`.execute(database.db);
    const said = await refusalOf(settings());
    const { database: name } = database.connection;
    expect(said).toMatch(new RegExp(`ended with 1: [^]*what is in the database "${name}" on `));
    expect(said).toContain(`Expected: the register ${id} (since `);
    expect(await isEmpty()).toBe(true);

    const anew = await startCasebook({ ...settings(), NEW_REGISTER: 'yes' });
    expect((await fetch(`${anew.origin}/readyz`)).status).toBe(200);
    await anew.end('SIGTERM');
    expect(idIn(state.path)).not.toBe(id);
  });

  it('/readyz is 503 and no records are served once DATABASE_URL leads to an empty database @long', async () => {
    const casebook = await startCasebook(settings());
    const away = `${database.connection.database}_away`;
    const readiness = async () => (await fetch(`${casebook.origin}/readyz`)).status;
    expect(await readiness()).toBe(200);

    await exchange(database.connection.database, away);
    expect(await readiness()).toBe(503);
    const refused = await fetch(`${casebook.origin}/oauth/token/otp/sendOtp?userName=admin`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toMatchObject({ code: 'anotherRegister' });
    expect((await fetch(`${casebook.origin}/healthz`)).status).toBe(200);

    await exchangeBack(database.connection.database, away);
    expect(await readiness()).toBe(200);
    await casebook.end('SIGTERM');
  });

  it('/readyz is 503 when the database lacks the server’s newest migration', async () => {
    const casebook = await startCasebook(settings());
    const rename = (from: string, to: string) =>
      sql`update kysely_migration set name = ${to} where name = ${from}`.execute(database.db);
    await rename(newestMigration, 'another');
    expect((await fetch(`${casebook.origin}/readyz`)).status).toBe(503);
    await rename('another', newestMigration);
    expect((await fetch(`${casebook.origin}/readyz`)).status).toBe(200);
    await casebook.end('SIGTERM');
  });
});

/** Replaces a database by an empty one and breaks its connections, as when a DNS name changes. */
async function exchange(name: string, away: string) {
  await onServer(async (admin) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(admin);
    await sql`alter database ${sql.id(name)} rename to ${sql.id(away)}`.execute(admin);
    await sql`create database ${sql.id(name)}`.execute(admin);
  });
}

async function exchangeBack(name: string, away: string) {
  await onServer(async (admin) => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
    await sql`alter database ${sql.id(away)} rename to ${sql.id(name)}`.execute(admin);
  });
}

async function onServer(action: (admin: TestDatabase['db']) => Promise<void>) {
  const admin = connect({ ...database.connection, database: 'postgres' }, { max: 1 });
  try {
    await action(admin);
  } finally {
    await admin.destroy();
  }
}

describe('the state folder of a database', () => {
  const folderOf = (url: string) => placeOf(readConfig({ DATABASE_URL: url })).stateDir;

  it('the state folder is unique per database server, port and database, whatever the database user', () => {
    const one = folderOf('postgres://casebook:secret@db.example:5432/cases');
    expect(one).toMatch(/(\/data|\/var\/lib\/casebook)-state\/database-[0-9a-f]{16}$/);
    expect(folderOf('postgres://somebody:other@db.example/cases')).toBe(one);
    for (const url of ['db2.example/cases', 'db.example:5433/cases', 'db.example/others']) {
      expect(folderOf(`postgres://casebook:secret@${url}`)).not.toBe(one);
    }
  });

  it('the state folder of a database can be set by STATE_DIR', () => {
    const config = readConfig({ STATE_DIR: '/srv/state', DATABASE_URL: 'postgres://a:b@c/d' });
    expect(placeOf(config)).toEqual({
      stateDir: '/srv/state',
      where: 'the database "d" on c:5432',
    });
  });
});
