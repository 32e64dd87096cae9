import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { connect } from '../../../server/platform/database/connect';
import { startDatabaseProxy, type DatabaseProxy } from '../../support/databaseProxy';
import { appOver, type TestApp } from '../../support/signInAs';

export interface ProxiedApp {
  app: FastifyInstance;
  proxy: DatabaseProxy;
  close(): Promise<void>;
}

/** The application_name of the second server’s database connections. */
export const PROXIED = 'proxied';

export const CONNECTIONS = 4;

/** A second server on the same database, behind a proxy that can break its connections. */
export async function proxied({ db: direct, clock }: TestApp): Promise<ProxiedApp> {
  const server = inject('testDatabaseServer');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(direct);
  const database = rows[0]!.name;
  const proxy = await startDatabaseProxy(server);
  const db = connect(
    { ...server, database, host: '127.0.0.1', port: proxy.port, application_name: PROXIED },
    { max: CONNECTIONS },
  );
  const app = await appOver(db, { now: clock.now });
  return {
    app,
    proxy,
    async close() {
      await app.close();
      await db.destroy();
      await proxy.close();
    },
  };
}
