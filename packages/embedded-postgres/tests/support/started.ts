import pg from 'pg';
import { onTestFinished } from 'vitest';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

export const isRoot = process.getuid?.() === 0;

/** Options for spawn: an unprivileged account, or the current one if that is not root. */
export const plainUser: { uid?: number; gid?: number } = isRoot
  ? { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') }
  : {};

function idOf(option: '-u' | '-g', account: string): number {
  return Number(execFileSync('id', [option, account], { encoding: 'utf8' }));
}

/** A directory that PostgreSQL's account can enter; removed after the test, or after all tests given afterAll. */
export function temporaryDirectory(onEnd: (remove: () => void) => void = onTestFinished): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'embedded-postgres-'));
  chmodSync(directory, 0o755);
  onEnd(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  return directory;
}
