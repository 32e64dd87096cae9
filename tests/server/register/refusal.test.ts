import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@casebook/embedded-postgres';
import { CompiledQuery, Migrator } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../../server/db/connect';
import { migrations } from '../../../server/db/migrations';
import { createDataDirectory, startCasebook } from '../../support/casebookProcess';
import { copyData, createRegister, fileNumbers, idIn, refusalOf, type Register } from './registers';
import { isLong } from '../../support/long';

/** Each test starts one or two servers. */
const LONG_ENOUGH = { timeout: 120_000 };

let ours: Register;
let other: Register;
/** Where each test has a fresh copy of our state folder and, once brought, of our data. */
let data: string;
const place = createDataDirectory();

beforeAll(async () => {
  [ours, other] = await Promise.all([createRegister('ours'), createRegister('other')]);
});
beforeEach(() => {
  data = join(place.path, 'data');
  rmSync(data, { recursive: true, force: true });
  copyData(ours.data.state, `${data}-state`);
});
afterAll(() => {
  for (const { remove } of [ours, other, place]) remove();
});

const bringData = () => copyData(ours.data.path, data);
const start = (settings: NodeJS.ProcessEnv = {}) => startCasebook({ DATA_DIR: data, ...settings });
const refusal = () => refusalOf({ DATA_DIR: data });

async function sql<Row extends object>(text: string): Promise<Row[]> {
  const server = await startEmbeddedPostgres({ dataDir: data });
  const client = new pg.Client(server.connection);
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  await server.stop();
  return rows;
}

const WAYS = /Bring the data back [^]* NEW_REGISTER=yes\.\n$/;

describe('the register’s id', LONG_ENOUGH, () => {
  it('is stored in the data directory and in the state folder beside it', () => {
    expect(ours.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(idIn(ours.data.state)).toBe(ours.id);
    expect(other.id).not.toBe(ours.id);
  });

  it('stays the same at later starts, and when data and state folder are moved together', async () => {
    bringData();
    const casebook = await start();
    expect(await fileNumbers(casebook.origin, ours.password)).toEqual(['ours']);
    expect(await casebook.end('SIGTERM')).toBe(0);
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([ours.id, ours.id]);
  });

  it.runIf(isLong)('is assigned to a register created before ids existed', async () => {
    bringData();
    await forgetIdentity();
    rmSync(`${data}-state`, { recursive: true });
    const casebook = await start();
    expect(await fileNumbers(casebook.origin, ours.password)).toEqual(['ours']);
    await casebook.end('SIGTERM');
    expect(idIn(data)).toMatch(/^[0-9a-f-]{36}$/);
    expect(idIn(data)).not.toBe(ours.id);
    expect(idIn(`${data}-state`)).toBe(idIn(data));
  });

  it('is written to lost files again from the database', async () => {
    bringData();
    rmSync(join(data, 'register.json'));
    rmSync(`${data}-state`, { recursive: true });
    await (await start()).end('SIGTERM');
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([ours.id, ours.id]);
  });

  it.runIf(isLong)(
    'is stored only in the data if the state folder is read-only: the server warns and runs',
    async () => {
      bringData();
      writeFileSync(join(place.path, 'file'), '');
      const casebook = await start({ STATE_DIR: join(place.path, 'file', 'state') });
      expect(casebook.output()).toContain('lost or exchanged data may go unnoticed');
      await casebook.end('SIGTERM');
    },
  );
});

/** The register as a version without ids would hold it. */
async function forgetIdentity() {
  const [admin] = await sql<{ hash: string }>(`select password_hash as hash from app_user`);
  const server = await startEmbeddedPostgres({ dataDir: data });
  const db = connect(server.connection, { max: 1 });
  const run = (text: string) => db.executeQuery(CompiledQuery.raw(text));
  await run('drop schema public cascade; create schema public');
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  await migrator.migrateTo('0021_idempotentAnswers');
  await run(`
    insert into app_user (user_name, full_name, password_hash) values ('admin', 'Administrator', '${admin!.hash}');
    insert into role (role) values ('ROLE_ADMIN');
    insert into user_role values (1, 1);
    insert into work_place (name) values ('Jetty');
    insert into case_filing (nothi_number, work_place_id) values ('ours', 1)`);
  await db.destroy();
  await server.stop();
  rmSync(join(data, 'register.json'));
}

describe('Casebook refuses to start, exits with 1 and changes nothing', LONG_ENOUGH, () => {
  it('when its data directory is missing', async () => {
    const said = await refusal();
    expect(said).toContain(`ended with 1`);
    expect(said).toContain(`The data of the register are missing: there are none in ${data}.`);
    expect(said).toContain(`Expected: the register ${ours.id} (since `);
    expect(said).toContain(`named by ${data}-state/register.json.`);
    expect(said).toMatch(WAYS);
    expect(existsSync(data)).toBe(false);
  });

  it('when its data directory is empty, as after a lost mount', async () => {
    mkdirSync(data);
    expect(await refusal()).toContain(`there are none in ${data}.`);
    expect(readdirSync(data)).toEqual([]);
  });

  it.runIf(isLong)(
    'when the state folder and the database are missing, but not the identity file beside them',
    async () => {
      bringData();
      rmSync(join(data, 'postgres'), { recursive: true });
      rmSync(`${data}-state`, { recursive: true });
      expect(await refusal()).toContain(`named by ${data}/register.json.`);
      expect(readdirSync(data)).not.toContain('postgres');
    },
  );

  it('when its data directory holds another register', async () => {
    copyData(other.data.path, data);
    const said = await refusal();
    expect(said).toContain(`in ${data} is another register, ${other.id} (since `);
    expect(said).toContain(`Expected: the register ${ours.id}`);
    expect(said).toMatch(WAYS);
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([other.id, ours.id]);
  });

  it.runIf(isLong)('when its data directory holds the database files of another register', async () => {
    bringData();
    copyData(join(other.data.path, 'postgres'), join(data, 'postgres'));
    expect(await refusal()).toContain(`in ${data} is another register, ${other.id} (since `);
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([ours.id, ours.id]);
  });

  it.runIf(isLong)('when its data directory holds data without an id, which are not migrated', async () => {
    bringData();
    await forgetIdentity();
    expect(await refusal()).toContain(`what is in ${data} is empty, or has never been this register.`);
    expect(await sql(`select to_regclass('register_identity')::text as is`)).toEqual([{ is: null }]);
  });

  it('when the state folder’s file is damaged', async () => {
    bringData();
    writeFileSync(join(`${data}-state`, 'register.json'), '{"id":');
    expect(await refusal()).toMatch(/register\.json is to name the register, but its content is damaged/);
  });

  it('and verify refuses too, with exit code 2', () => {
    const program = join(import.meta.dirname, '..', '..', '..', 'dist', 'server', 'verify.js');
    const run = spawnSync(process.execPath, [program], {
      env: { PATH: process.env.PATH, DATA_DIR: data },
      encoding: 'utf8',
    });
    expect(run.status).toBe(2);
    expect(run.stderr).toContain('The data of the register are missing');
    expect(existsSync(data)).toBe(false);
  });
});

describe('after a refusal', LONG_ENOUGH, () => {
  // the others refuse once, and start with all records
  it.runIf(isLong)('Casebook starts with all records once the data are back', async () => {
    await refusal();
    bringData();
    const casebook = await start();
    expect(await fileNumbers(casebook.origin, ours.password)).toEqual(['ours']);
    await casebook.end('SIGTERM');
  });

  it('NEW_REGISTER=yes creates an empty register; the former one is refused from then on', async () => {
    const casebook = await start({ NEW_REGISTER: 'yes' });
    expect(casebook.output()).toMatch(/password \S+/);
    await casebook.end('SIGTERM');
    const id = idIn(data);
    expect(id).not.toBe(ours.id);
    expect(readdirSync(`${data}-state`).toSorted()).toEqual(
      [`register-${ours.id}.json`, 'register.json'].toSorted(),
    );
    expect(await (await start()).end('SIGTERM')).toBe(0);
    bringData();
    expect(await refusal()).toContain(`Expected: the register ${id} (since `);
  });

  it.runIf(isLong)('NEW_REGISTER=yes adopts the data in the directory without changing records', async () => {
    copyData(other.data.path, data);
    const casebook = await start({ NEW_REGISTER: 'yes' });
    expect(await fileNumbers(casebook.origin, other.password)).toEqual(['other']);
    await casebook.end('SIGTERM');
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([other.id, other.id]);
  });
});
