import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@casebook/embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDataDirectory, startCasebook } from '../../support/casebookProcess';
import { copyData, createRegister, fileNumbers, idIn, refusalOf, type Register } from './registers';

/** Each starts a server or two. */
const LONG_ENOUGH = { timeout: 120_000 };

let ours: Register;
let other: Register;
/** A copy of ours, with its state folder, afresh for every test. */
let data: string;
const place = createDataDirectory();

beforeAll(async () => {
  [ours, other] = await Promise.all([createRegister('ours'), createRegister('other')]);
});
beforeEach(() => {
  data = join(place.path, 'data');
  copyData(ours.data.path, data);
  copyData(ours.data.state, `${data}-state`);
});
afterAll(() => {
  for (const { remove } of [ours, other, place]) remove();
});

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
  it('is kept in the data directory and in the state folder beside it', () => {
    expect(ours.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(idIn(ours.data.state)).toBe(ours.id);
    expect(other.id).not.toBe(ours.id);
  });

  it('stays the same at later starts, and when data and state folder are moved together', async () => {
    const casebook = await start();
    expect(await fileNumbers(casebook.origin, ours.password)).toEqual(['ours']);
    expect(await casebook.end('SIGTERM')).toBe(0);
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([ours.id, ours.id]);
  });

  it('is given to a register that was made before there were ids', async () => {
    await forgetIdentity();
    rmSync(`${data}-state`, { recursive: true });
    const casebook = await start();
    expect(await fileNumbers(casebook.origin, ours.password)).toEqual(['ours']);
    await casebook.end('SIGTERM');
    expect(idIn(data)).toMatch(/^[0-9a-f-]{36}$/);
    expect(idIn(data)).not.toBe(ours.id);
    expect(idIn(`${data}-state`)).toBe(idIn(data));
  });

  it('is written again when the files are lost, by the database’s own', async () => {
    rmSync(join(data, 'register.json'));
    rmSync(`${data}-state`, { recursive: true });
    await (await start()).end('SIGTERM');
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([ours.id, ours.id]);
  });

  it('cannot be kept in a state folder that cannot be written: that is said, and the server runs', async () => {
    writeFileSync(join(place.path, 'file'), '');
    const casebook = await start({ STATE_DIR: join(place.path, 'file', 'state') });
    expect(casebook.output()).toContain('lost or exchanged data may go unnoticed');
    await casebook.end('SIGTERM');
  });
});

/** As a version without ids left the data. */
async function forgetIdentity() {
  await sql(
    `drop table register_identity, way_in, last_sign_in, event;
    delete from kysely_migration where name >= '0022'`,
  );
  rmSync(join(data, 'register.json'));
}

describe('Casebook refuses to start, ends with 1 and changes nothing', LONG_ENOUGH, () => {
  it('when its data directory has gone', async () => {
    rmSync(data, { recursive: true });
    const said = await refusal();
    expect(said).toContain(`ended with 1`);
    expect(said).toContain(`The data of the register are missing: there are none in ${data}.`);
    expect(said).toContain(`Expected: the register ${ours.id} (since `);
    expect(said).toContain(`named by ${data}-state/register.json.`);
    expect(said).toMatch(WAYS);
    expect(existsSync(data)).toBe(false);
  });

  it('when its data directory is empty, as below a lost mount', async () => {
    rmSync(data, { recursive: true });
    mkdirSync(data);
    expect(await refusal()).toContain(`there are none in ${data}.`);
    expect(readdirSync(data)).toEqual([]);
  });

  it('when the state folder has gone together with the database, but not the file beside it', async () => {
    rmSync(join(data, 'postgres'), { recursive: true });
    rmSync(`${data}-state`, { recursive: true });
    expect(await refusal()).toContain(`named by ${data}/register.json.`);
    expect(readdirSync(data)).not.toContain('postgres');
  });

  it('when another register lies in its data directory', async () => {
    copyData(other.data.path, data);
    const said = await refusal();
    expect(said).toContain(`in ${data} is another register, ${other.id} (since `);
    expect(said).toContain(`Expected: the register ${ours.id}`);
    expect(said).toMatch(WAYS);
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([other.id, ours.id]);
  });

  it('when the database files of another register lie in its data directory', async () => {
    copyData(join(other.data.path, 'postgres'), join(data, 'postgres'));
    expect(await refusal()).toContain(`in ${data} is another register, ${other.id} (since `);
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([ours.id, ours.id]);
  });

  it('when data that never had an id lie in its data directory, which are not migrated', async () => {
    await forgetIdentity();
    expect(await refusal()).toContain(`what is in ${data} is empty, or has never been this register.`);
    expect(await sql(`select to_regclass('register_identity')::text as is`)).toEqual([{ is: null }]);
  });

  it('when the state folder’s file is damaged', async () => {
    writeFileSync(join(`${data}-state`, 'register.json'), '{"id":');
    expect(await refusal()).toMatch(/register\.json is to name the register, but its content is damaged/);
  });

  it('and so does verify', () => {
    rmSync(data, { recursive: true });
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
  it('Casebook starts with everything when the data are back', async () => {
    renameSync(data, `${data}-away`);
    await refusal();
    renameSync(`${data}-away`, data);
    const casebook = await start();
    expect(await fileNumbers(casebook.origin, ours.password)).toEqual(['ours']);
    await casebook.end('SIGTERM');
  });

  it('NEW_REGISTER=yes begins an empty register, and refuses the former one from then on', async () => {
    renameSync(data, `${data}-away`);
    const casebook = await start({ NEW_REGISTER: 'yes' });
    expect(casebook.output()).toMatch(/password \S+/);
    await casebook.end('SIGTERM');
    const id = idIn(data);
    expect(id).not.toBe(ours.id);
    expect(readdirSync(`${data}-state`).toSorted()).toEqual(
      [`register-${ours.id}.json`, 'register.json'].toSorted(),
    );
    expect(await (await start()).end('SIGTERM')).toBe(0);
    copyData(`${data}-away`, data);
    expect(await refusal()).toContain(`Expected: the register ${id} (since `);
    rmSync(`${data}-away`, { recursive: true });
  });

  it('NEW_REGISTER=yes takes what lies in the data directory, without touching its records', async () => {
    copyData(other.data.path, data);
    const casebook = await start({ NEW_REGISTER: 'yes' });
    expect(await fileNumbers(casebook.origin, other.password)).toEqual(['other']);
    await casebook.end('SIGTERM');
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([other.id, other.id]);
  });
});
