import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { connect } from '../../server/db/connect';

export interface EmptyDatabase {
  connection: { host: string; port: number; user: string; database: string };
  drop(): Promise<void>;
}

/** A database with nothing in it, owned by an account without further rights. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const server = inject('testDatabaseServer');
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const onServer = async (...statements: string[]) => {
    const admin = connect(server, { max: 1 });
    for (const statement of statements) await sql.raw(statement).execute(admin);
    await admin.destroy();
  };
  await onServer(`create role ${name} login`, `create database ${name} template template0 owner ${name}`);
  return {
    connection: { ...server, user: name, database: name },
    drop: () => onServer(`drop database ${name} with (force)`, `drop role ${name}`),
  };
}
