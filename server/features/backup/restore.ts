import { pipeline } from 'node:stream/promises';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { getTypeParser, type Connection, connect } from '../../platform/database/connect';
import {
  fromBaseline,
  isBeforeBaseline,
  isKnownSchema,
  lockSchema,
  migrate,
  refuseUnsuitable,
} from '../../platform/database/migrate';
import { migrations } from '../../platform/database/migrations';
import { allTables, COPY_SETTINGS, quoted, sumsOf, dropStructure } from './tables';
import { type Manifest, type TableFacts, partsOf, BackupRefused } from './backupFile';
import type { Config } from '../../platform/config';
import { placeOf, startEmbedded } from '../../platform/directories';
import type { Db } from '../../platform/database/schema';
import type { Log } from '../../platform/log';
import { guardRegister } from '../../platform/identity/guard';
import { ownIdentity } from '../../platform/identity/storedIdentity';

interface Restoring {
  connection: Connection;
  file: string;
  passphrase?: string;
  /** The manifest that `checkBackup` returned for the file. */
  manifest: Manifest;
  /** The migrations of the schema that the backup is brought to; by default those of the newest schema. */
  schema?: string[];
  onStep?: (step: RestoreStep) => void;
}

/**
 * Checks that this version knows the backup's schema; needs no database. @throws BackupRefused when a newer
 * Casebook made the backup, or one before 1.0.0.
 */
export function checkSchema({ migrations: applied, casebook }: Manifest): void {
  if (isBeforeBaseline(fromBaseline(applied)))
    throw new BackupRefused('older', `It was made by Casebook ${casebook}.`);
  if (!isKnownSchema(fromBaseline(applied)))
    throw new BackupRefused('newer', `It was made by Casebook ${casebook}.`);
}

/**
 * Loads a backup into an empty database and brings it to a newer schema, in one transaction: a refusal, a
 * failure or a kill leaves the database empty.
 * @throws BackupRefused when the database is not empty, or what was loaded is not what was backed up.
 */
export async function restore(restoring: Restoring): Promise<void> {
  const { connection, file, passphrase, manifest, onStep = () => {} } = restoring;
  const { schema = Object.keys(migrations) } = restoring;
  checkSchema(manifest);
  const applied = fromBaseline(manifest.migrations);
  await withClient(connection, async (client) => {
    const db = kyselyOver(client);
    await refuseUnsuitable(db);
    await client.query(`begin; ${COPY_SETTINGS}; set local maintenance_work_mem = '256MB'`);
    await lockSchema(db); // a Casebook that starts on the database meanwhile waits before it migrates
    await refuseUnlessEmpty(client);
    await migrate(db, applied);
    const tables = await allTables(client);
    checkTables(manifest, tables);
    const names = tables.map(({ name }) => name);
    const rebuilding = await dropStructure(client, names);
    // migrations insert rows into some tables
    await client.query(`truncate ${names.map(quoted).join(', ')} restart identity`);
    onStep('loading');
    const partitioned = new Set(tables.filter((table) => table.isPartitioned).map(({ name }) => name));
    await loadRows(client, { file, passphrase, manifest, partitioned });
    await setSequences(client, manifest);
    onStep('indexing');
    for (const statement of rebuilding) await client.query(statement);
    await client.query('analyze');
    onStep('comparing');
    for (const table of manifest.tables) await compareSums(client, table);
    await migrate(db, schema.slice(applied.length));
    await client.query('commit');
  });
}

async function withClient(connection: Connection, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    application_name: 'casebook restore',
    ...connection,
    types: { getTypeParser },
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end().catch(() => {}); // rolls back what was not committed
  }
}

/** Kysely for migrations, on a connection that other statements of the same transaction use too. */
function kyselyOver(client: pg.Client): Kysely<unknown> {
  const query = client.query.bind(client);
  return new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: {
        connect: () => Promise.resolve({ query, release: () => {} }),
        end: () => Promise.resolve(),
      },
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const found = await allTables(client);
  if (found.length) throw new BackupRefused('notEmpty', `There is a table ${found[0]!.name}.`);
}

/**
 * Checks the names in a manifest against the schema before they become part of SQL statements. @throws
 * BackupRefused
 */
function checkTables(manifest: Manifest, tables: { name: string; columns: string[] }[]): void {
  const known = new Map(tables.map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns } of manifest.tables) {
    if (!columns.every((column) => known.get(name)?.has(column))) {
      throw new BackupRefused('damaged', `Table: ${name}.`);
    }
  }
}

async function loadRows(
  client: pg.Client,
  {
    file,
    passphrase,
    manifest,
    partitioned,
  }: Pick<Restoring, 'file' | 'passphrase' | 'manifest'> & { partitioned: Set<string> },
): Promise<void> {
  const parts = partsOf(file, passphrase);
  let next = await parts.next();
  for (const { name, columns, rows } of manifest.tables) {
    const ofTable = async function* () {
      for (; !next.done && next.value.table === name; next = await parts.next()) yield next.value.content;
    };
    const listed = columns.map(quoted).join(', ');
    // `freeze` marks the rows as visible at once; otherwise PostgreSQL would write every page again when it first
    // reads it
    const frozen = partitioned.has(name) ? '' : ' with (freeze)';
    const copy = client.query(copyFrom(`copy ${quoted(name)} (${listed}) from stdin${frozen}`));
    await pipeline(ofTable, copy);
    if (copy.rowCount !== rows) throw new BackupRefused('differs', `Table: ${name}.`);
  }
  if (!next.done) throw new BackupRefused('damaged');
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema()',
  );
  for (const { name } of rows) {
    const value = sequences[name];
    if (value) await client.query('select setval($1, $2)', [quoted(name), value]);
  }
}

async function compareSums(client: pg.Client, { name, sums }: TableFacts): Promise<void> {
  const loaded = await sumsOf(client, { name, amounts: Object.keys(sums) });
  const same = Object.entries(sums).every(([column, sum]) => loaded[column] === sum);
  if (!same) throw new BackupRefused('differs', `Table: ${name}.`);
}

export const RESTORE_STEPS = {
  papers: 'Bringing the papers back …',
  loading: 'Loading …',
  indexing: 'Building the indexes …',
  comparing: 'Comparing …',
};

export type RestoreStep = keyof typeof RESTORE_STEPS;

interface RestoreTarget {
  connection: Connection;
  /** The place of the database as shown to people, without passwords. */
  where: string;
  /** @throws BackupRefused when the database is not empty */
  refuseUnlessEmpty(): Promise<void>;
  /** Stores the restored register as the expected one of this machine (server/platform/identity). */
  accept(): Promise<Db>;
  close(): Promise<void>;
}

/**
 * Opens the database to restore into, without migrating it; makes an embedded one where there is none.
 * @throws RegisterRefused when another register is expected here.
 */
export async function openForRestore(
  config: Config,
  log: Log,
  { register }: Pick<Manifest, 'register'>,
): Promise<RestoreTarget> {
  const { databaseUrl, newRegister } = config;
  const { dataDir, ...place } = placeOf(config);
  const guard = guardRegister({ ...place, dataDir, newRegister, log });
  guard.checkBackup(register);
  const server = dataDir ? await startEmbedded({ dataDir, log }) : undefined;
  const connection = server?.connection ?? { connectionString: databaseUrl! };
  const db = connect(connection, { max: 3, longestWait: 0 });
  return {
    connection,
    where: place.where,
    refuseUnlessEmpty: () => withClient(connection, refuseUnlessEmpty),
    async accept() {
      guard.accept(await ownIdentity(db));
      return db;
    },
    async close() {
      await db.destroy();
      await server?.stop();
    },
  };
}
