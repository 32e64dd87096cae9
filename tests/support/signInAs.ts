import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Role } from '../../domain/roles';
import { buildApp } from '../../server/programs/app';
import { readConfig } from '../../server/platform/config';
import { connect } from '../../server/platform/database/connect';
import type { Database } from '../../server/platform/database/schema';
import { createLog } from '../../server/platform/log';
import type { Deliver, Recipient } from '../../server/platform/mail';
import { words } from '../../src/i18n/words';
import { testPaperReader } from './paperReader';
import { createSignIn, type SignIn } from '../../server/features/accounts/signIn';
import { loadKeys } from '../../server/features/accounts/signIn/keys';
import { openSession } from '../../server/features/accounts/signIn/sessions';
import { lockUser, setAccess, type Access } from '../../server/features/accounts/userAccess';
import { accountById, findAccount } from '../../server/features/accounts/users';
import { createUser, type NewUser } from '../../server/features/accounts/userWrites';
import { createTestDatabase, type TestDatabase } from './database';

export interface Clock {
  now(): Date;
  /** Advances the clock by milliseconds. */
  pass(milliseconds: number): void;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function createClock(start = new Date()): Clock {
  let now = start.getTime();
  return { now: () => new Date(now), pass: (milliseconds) => void (now += milliseconds) };
}

export interface SentCode {
  to: Recipient;
  code: string;
}

export interface TestApp {
  app: FastifyInstance;
  db: Kysely<Database>;
  /** For further connections to the app's database. */
  connection: TestDatabase['connection'];
  /** The connection as a URL, for separate processes. */
  url: string;
  signIn: SignIn;
  clock: Clock;
  /** Sent codes, the oldest first. */
  sent: SentCode[];
  /** Logged lines. */
  logged: string[];
  /** The bearer header of a new session of a user with only this role; null for a user without roles. */
  as(role: Role | null): Promise<{ authorization: string }>;
  close(): Promise<void>;
}

/** The whole server with a separate database, without network, and with a clock that stands still. */
export async function buildTestApp(
  options: {
    connections?: number;
    /** Delivers codes; by default they are only collected. */
    deliver?: Deliver;
    settings?: NodeJS.ProcessEnv;
  } = {},
): Promise<TestApp> {
  const database = await createTestDatabase({ max: options.connections });
  const { db } = database;
  const clock = createClock();
  const sent: SentCode[] = [];
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => void logged.push(line) });
  const deliver: Deliver = async (to, code) => {
    sent.push({ to, code });
    await options.deliver?.(to, code);
  };
  const signIn = createSignIn({ db, deliver, now: clock.now, log });
  const config = configOf(options.settings);
  const app = await buildApp({
    config,
    db,
    signIn,
    reader: testPaperReader(),
    log,
    connection: database.connection,
    loadWords: async () => words,
  });
  await app.ready();
  const users = new Map<Role | null, Promise<string>>();

  return {
    app,
    db,
    connection: database.connection,
    url: database.url,
    signIn,
    clock,
    sent,
    logged,
    async as(role) {
      const roles = role ? [role] : [];
      const userName = (role ?? 'nothing').toLowerCase();
      const known = users.get(role) ?? addUser(db, { userName, roles });
      users.set(role, known);
      return signInAs(db, await known, clock.now());
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}

/** The server of `buildTestApp` for the tests of a file. */
export function useTestApp(options?: Parameters<typeof buildTestApp>[0]): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => void Object.assign(test, await buildTestApp(options)));
  afterAll(() => test.close());
  return test;
}

/** A silent server over any database, without the parts of a test app. */
/** All servers of the tests share a folder of papers, as several processes of one register do. */
const configOf = (settings?: NodeJS.ProcessEnv) =>
  readConfig({ PAPERS_DIR: join(tmpdir(), 'casebook-papers-of-tests'), ...settings });

export async function appOver(
  db: Kysely<Database>,
  { settings = {}, now }: { settings?: NodeJS.ProcessEnv; now?: () => Date } = {},
): Promise<FastifyInstance> {
  const log = createLog('silent');
  const signIn = createSignIn({ db, deliver: async () => {}, ...(now && { now }), log });
  const app = await buildApp({
    config: configOf(settings),
    db,
    signIn,
    reader: testPaperReader(),
    log,
    connection: {},
    loadWords: async () => words,
  });
  await app.ready();
  return app;
}

/** A connection to a port on which nothing listens. */
export const unreachableDatabase = () =>
  connect({ connectionString: 'postgres://nobody@127.0.0.1:1/nowhere' });

export const idOf = async (db: Kysely<Database>, userName: string): Promise<number> =>
  (await findAccount(db, userName))!.id;

/** Adds a user, by default with a name only. @returns the user name. */
export async function addUser(db: Kysely<Database>, user: Partial<NewUser> = {}): Promise<string> {
  const userName = user.userName ?? 'rahima';
  await createUser(db, { fullName: 'Rahima Begum', roles: [], ...user, userName });
  return userName;
}

/** The bearer header of a new session, opened without a password. */
export async function signInAs(
  db: Kysely<Database>,
  userName: string,
  now = new Date(),
): Promise<{ authorization: string }> {
  const keys = await loadKeys(db);
  const { id } = (await findAccount(db, userName))!;
  const pair = await db.transaction().execute(async (trx) => {
    return openSession(trx, keys, (await accountById(trx, id))!, now);
  });
  return { authorization: `Bearer ${pair.access.token}` };
}

/** Enables or disables a user or changes its roles, as an administrator would. */
export const changeAccess = (db: Kysely<Database>, id: number, access: Partial<Access>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockUser(trx, id);
    await setAccess(trx, id, access, null);
  });
