import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@casebook/embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDataDirectory, runProgram, startCasebook } from '../../support/casebookProcess';
import { copyData, createRegister, fileNumbers, idIn, refusalOf, type Register } from './registers';

/** A timeout for tests that start one or two servers. */

let ours: Register;
let other: Register;
/** A test’s data directory, beside a fresh copy of the state folder of `ours`; `bringData` adds a copy of its data. */
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

describe('the register’s id', () => {
  it('the register’s id is stored in the data directory and in the state folder beside it', () => {
    expect(ours.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(idIn(ours.data.state)).toBe(ours.id);
    expect(other.id).not.toBe(ours.id);
  });

  it('the register’s id stays the same when data and state folder are moved together @long', async () => {
    bringData();
    const casebook = await start();
    expect(await fileNumbers(casebook.origin, ours.password)).toEqual(['ours']);
    expect(await casebook.end('SIGTERM')).toBe(0);
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([ours.id, ours.id]);
  });

  it('lost files with the register’s id are written again from the database @long', async () => {
    bringData();
    rmSync(join(data, 'register.json'));
    rmSync(`${data}-state`, { recursive: true });
    await (await start()).end('SIGTERM');
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([ours.id, ours.id]);
  });

  it('the server runs with a warning if it cannot write the state folder @long', async () => {
    bringData();
    writeFileSync(join(place.path, 'file'), '');
    const casebook = await start({ STATE_DIR: join(place.path, 'file', 'state') });
    expect(casebook.output()).toContain('lost or exchanged data may go unnoticed');
    await casebook.end('SIGTERM');
  });
});

/** Replaces the data of the register by another application's. */
async function bringForeignData() {
  bringData();
  await sql('drop schema public cascade; create schema public; create table foreign_data (id int)');
  rmSync(join(data, 'register.json'));
}

describe('Casebook refuses to start, exits with 1 and changes nothing', () => {
  it('the server does not start if its data directory is missing', async () => {
    const said = await refusal();
    expect(said).toContain(`ended with 1`);
    expect(said).toContain(`The data of the register are missing: there are none in ${data}.`);
    expect(said).toContain(`Expected: the register ${ours.id} (since `);
    expect(said).toContain(`named by ${data}-state/register.json.`);
    expect(said).toMatch(WAYS);
    expect(existsSync(data)).toBe(false);
  });

  it('the server does not start if its data directory is empty, as after a lost mount', async () => {
    mkdirSync(data);
    expect(await refusal()).toContain(`there are none in ${data}.`);
    expect(readdirSync(data)).toEqual([]);
  });

  it('the server does not start if only the identity file in the data directory is left @long', async () => {
    bringData();
    rmSync(join(data, 'postgres'), { recursive: true });
    rmSync(`${data}-state`, { recursive: true });
    expect(await refusal()).toContain(`named by ${data}/register.json.`);
    expect(readdirSync(data)).not.toContain('postgres');
  });

  it('the server does not start if its data directory has another register @long', async () => {
    copyData(other.data.path, data);
    const said = await refusal();
    expect(said).toContain(`in ${data} is another register, ${other.id} (since `);
    expect(said).toContain(`Expected: the register ${ours.id}`);
    expect(said).toMatch(WAYS);
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([other.id, ours.id]);
  });

  it('the server does not start if its data directory has the database files of another register @long', async () => {
    bringData();
    copyData(join(other.data.path, 'postgres'), join(data, 'postgres'));
    expect(await refusal()).toContain(`in ${data} is another register, ${other.id} (since `);
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([ours.id, ours.id]);
  });

  it('data without a register id in place of the server’s own are neither served nor migrated @long', async () => {
    await bringForeignData();
    expect(await refusal()).toContain(`what is in ${data} is empty, or has never been this register.`);
    expect(await sql(`select to_regclass('register_identity')::text as is`)).toEqual([{ is: null }]);
  });

  it('the server does not start if the state folder’s file is damaged', async () => {
    bringData();
    writeFileSync(join(`${data}-state`, 'register.json'), '{"id":');
    expect(await refusal()).toMatch(/register\.json is to name the register, but its content is damaged/);
  });

  it('the program verify ends with exit code 2 if the data directory is missing', async () => {
    const { code, output } = await runProgram('verify', { DATA_DIR: data });
    expect(code).toBe(2);
    expect(output).toContain('The data of the register are missing');
    expect(existsSync(data)).toBe(false);
  });
});

describe('after a refusal', () => {
  // in every run, other tests have a refusal and a start with all records
  it('after a refused start, the server starts with all records once the data are back @long', async () => {
    await refusal();
    bringData();
    const casebook = await start();
    expect(await fileNumbers(casebook.origin, ours.password)).toEqual(['ours']);
    await casebook.end('SIGTERM');
  });

  it('NEW_REGISTER=yes creates an empty register, and the former one is refused from then on @long', async () => {
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

  it('NEW_REGISTER=yes adopts another register’s data in the data directory without changing records @long', async () => {
    copyData(other.data.path, data);
    const casebook = await start({ NEW_REGISTER: 'yes' });
    expect(await fileNumbers(casebook.origin, other.password)).toEqual(['other']);
    await casebook.end('SIGTERM');
    expect([idIn(data), idIn(`${data}-state`)]).toEqual([other.id, other.id]);
  });
});
