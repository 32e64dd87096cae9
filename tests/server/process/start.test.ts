import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { bearerOf, createDataDirectory, startCasebook } from '../../support/casebookProcess';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { isLong } from '../../support/long';
import { addUser } from '../../support/signInAs';
import { createRegister } from '../identity/registers';

const data = createDataDirectory();
const state = createDataDirectory();
const databases: TestDatabase[] = [];
afterAll(async () => {
  for (const directory of [data, state]) directory.remove();
  await Promise.all(databases.map((database) => database.drop()));
});

/** Creates a database for one test. */
async function registerDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  databases.push(database);
  return database;
}

const settingsOf = ({ url, connection }: TestDatabase) => ({
  DATABASE_URL: url,
  STATE_DIR: join(state.path, connection.database),
});

/** A page too large to be sent completely before the client reads it. */
const LARGE_PAGE = '/api/case/case-fillings-page?size=3000';

/** Starts a server whose register fills `LARGE_PAGE`. @returns the server and its administrator's headers */
async function startLarge() {
  const database = await registerDatabase();
  const casebook = await startCasebook(settingsOf(database));
  await sql`
    insert into case_filing (nothi_number, work_place_id, remarks)
    select 'S-' || n, (select min(id) from work_place), repeat('x', 2000) from generate_series(1, 3000) n
  `.execute(database.db);
  return { casebook, headers: await bearerOf(casebook.origin, 'admin', passwordIn(casebook.output())!) };
}

const passwordIn = (output: string) => /password (\S+)/.exec(output)?.[1];

// a busy machine takes a minute for some of these tests
describe('the server process', () => {
  it('the first start without sample data creates one administrator and prints the password once', async () => {
    const first = await startCasebook({ DATA_DIR: data.path });
    const password = passwordIn(first.output());
    expect(password).toMatch(/^\S{16,}$/);
    const bearer = await bearerOf(first.origin, 'admin', password!);
    const page = await fetch(`${first.origin}/api/case/case-fillings-page`, { headers: bearer });
    expect(await page.json()).toMatchObject({ totalElements: 0 });
    const sections = await fetch(`${first.origin}/api/case/workplace`, { headers: bearer });
    expect(((await sections.json()) as unknown[]).length).toBeGreaterThan(5);
    expect(await first.end('SIGTERM')).toBe(0);

    const second = await startCasebook({ DATA_DIR: data.path });
    expect(passwordIn(second.output())).toBeUndefined();
    await bearerOf(second.origin, 'admin', password!);
    await second.end('SIGTERM');
  });

  it('after SIGTERM the server answers pending requests and those on open connections, then stops', async () => {
    const { casebook, headers } = await startLarge();
    const socket = connect(Number(new URL(casebook.origin).port), '127.0.0.1');
    const ask = (path: string) =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers.authorization}\r\n\r\n`);
    ask(LARGE_PAGE); // keeps the connection busy while the server is told to end
    await once(socket, 'readable');
    const pending = await fetch(`${casebook.origin}${LARGE_PAGE}`, { headers });
    const ended = casebook.end('SIGTERM');
    await expect.poll(() => fetch(casebook.origin).catch(() => 'refused')).toBe('refused');
    ask('/api/case/case-fillings-page?size=1');
    expect(((await pending.json()) as { content: unknown[] }).content).toHaveLength(3000);
    let received = '';
    for await (const chunk of socket) received += String(chunk);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(await ended).toBe(0);
  });

  it('the server does not start if a network could reach sample accounts with published passwords', async () => {
    const database = await registerDatabase();
    await addUser(database.db, { userName: 'customs', password: 'Casebook#Customs1' });
    await addUser(database.db, { userName: 'moderator', password: 'another' });
    await expect(startCasebook({ ...settingsOf(database), HOST: '0.0.0.0' })).rejects.toThrow(
      /ended with 1: [^]*Casebook could not start\.\nThese sample accounts [^]*: customs\./,
    );
  });

  // in every run, tests/server/seed/demo.test.ts lets two processes create the sample register in parallel
  it.each(isLong ? ['none', 'demo'] : ['none'])(
    'two server processes run on one external database given by DATABASE_URL (SEED=%s) @long',
    async (SEED) => {
      const database = await registerDatabase();
      const processes = await Promise.all(
        [1, 2].map((number) =>
          startCasebook({ DATABASE_URL: database.url, STATE_DIR: join(state.path, String(number)), SEED }),
        ),
      );
      const [one, two] = processes as [(typeof processes)[0], (typeof processes)[0]];
      const printed = processes.flatMap((each) => passwordIn(each.output()) ?? []);
      expect(printed).toHaveLength(SEED === 'none' ? 1 : 0);
      const bearer = await bearerOf(one.origin, 'admin', printed[0] ?? 'Casebook#Admin1');
      const page = await fetch(`${two.origin}/api/case/case-fillings-page?size=1`, { headers: bearer });
      expect(await page.json()).toMatchObject({ totalElements: SEED === 'none' ? 0 : 3000 });
      expect(await Promise.all(processes.map((casebook) => casebook.end('SIGTERM')))).toEqual([0, 0]);
    },
  );
});

describe('a port in use', () => {
  it('a port in use is reported with advice at start, and the data directory is released at once @long', async () => {
    const first = await listen(createServer());
    const { environment, data: other, remove } = await createRegister('ours');
    const { port } = new URL(first.origin);
    await expect(startCasebook({ ...environment, PORT: port })).rejects.toThrow(
      new RegExp(`ended with 1: [^]*could not start\\.\\nPort ${port} of 127\\.0\\.0\\.1 is in use[^]*PORT`),
    );
    expect(existsSync(join(other.path, 'postgres', 'postmaster.pid'))).toBe(false);
    remove();
    first.server.close();
  });
});

describe('as a proxy for another server with the same contract', () => {
  it('with API_ORIGIN, Casebook forwards /api and /oauth unchanged and serves the UI itself', async () => {
    const seen: string[] = [];
    const other = await listen(
      createServer((request, response) => {
        const { authorization, 'x-forwarded-for': from } = request.headers;
        seen.push(`${request.method} ${request.url} ${authorization} for ${String(from)}`);
        response.setHeader('set-cookie', `kept=${request.headers.cookie}; HttpOnly; SameSite=Strict`);
        response.setHeader('content-type', 'application/json').end('"OTP"');
      }),
    );
    const casebook = await startCasebook({ API_ORIGIN: other.origin, DATA_DIR: '/nonexistent' });
    const answer = await fetch(`${casebook.origin}/oauth/token/otp/sendOtp?userName=a%2Fb`, {
      headers: { authorization: 'Basic x', 'x-forwarded-for': '9.9.9.9', cookie: 'casebook-device=d' },
    });
    expect(await answer.text()).toBe('"OTP"');
    expect(answer.headers.getSetCookie()).toEqual(['kept=casebook-device=d; HttpOnly; SameSite=Strict']);
    await fetch(`${casebook.origin}/api/case/case-filling5`, { method: 'DELETE' });
    expect(seen).toEqual([
      'GET /oauth/token/otp/sendOtp?userName=a%2Fb Basic x for 127.0.0.1',
      'DELETE /api/case/case-filling5 undefined for 127.0.0.1',
    ]);
    expect(await (await fetch(`${casebook.origin}/readyz`)).json()).toEqual({ status: 'ok' });
    const page = await fetch(`${casebook.origin}/add-case-fillings`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<div id="root">');

    other.server.close();
    other.server.closeAllConnections();
    const lost = await fetch(`${casebook.origin}/api/case/banks`);
    expect(lost.status).toBe(502);
    expect(await lost.json()).toMatchObject({ status: 502, code: 'upstreamUnreachable' });
    expect(await casebook.end('SIGTERM')).toBe(0);
  });
});

async function listen(server: Server): Promise<{ server: Server; origin: string }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
