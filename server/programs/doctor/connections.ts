import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { Connection } from '../../platform/database/connect';
import type { Database } from '../../platform/database/schema';
import { bad, good, warning, type Finding } from './finding';

const ADVICE: Record<string, string> = {
  ECONNREFUSED: 'no PostgreSQL listens at that address. Start it, or check address and port.',
  ENOTFOUND: 'no machine has that name. Check the address.',
  '28P01': 'the password is wrong.',
  '28000': 'PostgreSQL lets this account not in from here. See its pg_hba.conf.',
  '3D000': 'there is no database of that name. Create it.',
  '53300': 'all its connections are taken. Raise max_connections, or put PgBouncer in between.',
};

/** The reason why a database cannot be used, such as `(28P01): the password is wrong.` */
export function whyUnusable(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `(${code ?? message}): ${ADVICE[code ?? ''] ?? 'check address, account and password.'}`;
}

/**
 * Whether PostgreSQL has connections left for another process, which takes up to 20, and whether a pooler is
 * set up correctly.
 */
export async function connectionFindings(db: Kysely<Database>, connection: Connection): Promise<Finding[]> {
  const what = 'Connections';
  const { rows } = await sql<{ most: number; used: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as used
  `.execute(db);
  const { most, used } = rows[0]!;
  const free = `${used} of ${most} in use`;
  const pooled = await throughPooler(connection);
  return [
    most - used < 20
      ? warning(what, `${free}. Casebook takes up to 20 a process: raise max_connections of PostgreSQL.`)
      : good(what, free),
    ...(pooled ? [pooled] : []),
  ];
}

/**
 * A finding about a pooler; undefined without one, which is recognised by PostgreSQL's process number being
 * the one that the connection reported. The pooler is set up correctly if a setting is present that only the
 * connect_query of deploy/pgbouncer.ini makes: settings that Casebook makes itself may be left on any
 * connection of the pooler.
 */
async function throughPooler(connection: Connection): Promise<Finding | undefined> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // the failing query reports the error
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number; pooled: string | null }>(
      `select pg_backend_pid() as pid, current_setting('casebook.pooled', true) as pooled`,
    );
    const { pid, pooled } = rows[0]!;
    if (pid === (client as unknown as { processID: number }).processID) return undefined;
    return pooled === 'yes'
      ? good('Pooler', 'its connections have the settings that Casebook needs.')
      : warning('Pooler', 'pooling by transaction needs the connect_query of deploy/pgbouncer.ini. Copy it.');
  } finally {
    await client.end();
  }
}

/** Whether the database of DATABASE_REPLICA_URL follows another. */
export async function replicaFinding(connectionString: string): Promise<Finding> {
  const what = 'Replica';
  const client = new pg.Client({ connectionString });
  client.on('error', () => {}); // the failing query reports the error
  try {
    await client.connect();
    const { rows } = await client.query<{ follows: boolean; feedback: string }>(
      `select pg_is_in_recovery() as follows, current_setting('hot_standby_feedback') as feedback`,
    );
    const { follows, feedback } = rows[0]!;
    if (!follows)
      return bad(what, 'the database of DATABASE_REPLICA_URL follows no other. Lists are not read there.');
    return feedback === 'on'
      ? good(what, 'it follows the database.')
      : warning(what, 'it may break off long exports. Set hot_standby_feedback = on there.');
  } catch (error) {
    return warning(what, `it cannot be used, so lists are read from the database ${whyUnusable(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}
