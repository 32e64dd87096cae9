import pg from 'pg';
import { onTestFinished } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedPostgresOptions } from '../../src';

/** A PostgreSQL started by this process and stopped after the test. */
export async function started(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(options);
  onTestFinished(() => server.stop());
  return server;
}

export async function query<Row extends pg.QueryResultRow>(
  connection: EmbeddedPostgres['connection'],
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

export const answer = async (server: Pick<EmbeddedPostgres, 'connection'>) =>
  (await query<{ answer: number }>(server.connection, 'select 42 as answer'))[0]?.answer;
