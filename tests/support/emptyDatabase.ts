import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { sql } from 'kysely';
import { onTestServer } from './database';

export interface EmptyDatabase {
  connection: { host: string; port: number; user: string; database: string };
  drop(): Promise<void>;
}

/** A database with nothing in it, owned by an account without further rights. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const name = randomName();
  await execute(`create role ${name} login`, `create database ${name} template template0 owner ${name}`);
  return {
    connection: { ...inject('testDatabaseServer'), user: name, database: name },
    drop: () => execute(`drop database ${name} with (force)`, `drop role ${name}`),
  };
}

/** A copy of an empty database, owned by the same account; nobody may be connected to the original. */
export async function copyDatabase({ connection }: EmptyDatabase): Promise<EmptyDatabase> {
  const name = randomName();
  await execute(`create database ${name} template ${connection.database} owner ${connection.user}`);
  return {
    connection: { ...connection, database: name },
    drop: () => execute(`drop database ${name} with (force)`),
  };
}

const randomName = () => `empty_${randomBytes(6).toString('hex')}`;

const execute = (...statements: string[]) =>
  onTestServer(async (admin) => {
    for (const statement of statements) await sql.raw(statement).execute(admin);
  });
