import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { buildApp } from './app';
import { createPaperReader } from '../features/papers/reading/reader';
import { readConfig } from '../platform/config';
import type { Database } from '../platform/database/schema';
import { createLog } from '../platform/log';
import { createSignIn } from '../features/accounts/signIn';

/** Generates docs/openapi.json from the routes; the server behind it has no database. */
export async function openapiDocument(): Promise<object> {
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (none) => new PostgresIntrospector(none),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const log = createLog('silent');
  const signIn = createSignIn({ db, deliver: async () => {}, log });
  const app = await buildApp({
    config: readConfig({}),
    db,
    signIn,
    reader: createPaperReader({ program: '' }),
    log,
    connection: {},
    loadWords: () => Promise.reject(new Error('no words')),
  });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}
