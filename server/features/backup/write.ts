import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { removeLeftovers, temporaryName } from '@casebook/embedded-postgres/atomicDirectory';
import { version } from '../../../package.json';
import type { Connection } from '../../platform/database/connect';
import type { Identity } from '../../platform/identity/guard';
import {
  endOfTar,
  tarEntry,
  FROM_BEFORE_IDENTITIES,
  MANIFEST,
  partPath,
  type Manifest,
  type TableFacts,
  packed,
  checkBackup,
  BackupRefused,
} from './backupFile';
import {
  COPY_SETTINGS,
  hasTable,
  quoted,
  sequenceValues,
  storedTables,
  sumsOf,
  type StoredTable,
} from './tables';
import { backupPrefix, giveName, prepareFolder, backupFolder } from './folder';
import type { Config } from '../../platform/config';
import type { Log } from '../../platform/log';
import { papersFolder } from '../papers/uploads';
import { paperMirroring } from './papers';

interface BackupOrder {
  connection: Connection;
  folder: string;
  /** The folder where the papers lie that rows name. */
  papers: string;
  passphrase?: string;
  /** Whether to wait while another backup of this register is made, instead of refusing. */
  waits?: boolean;
  /** Awaited once this backup holds the lock, which keeps other backups of this register from running. */
  onBegin?: () => Promise<void>;
  /** Called with the progress, between 0 and 1. */
  onProgress?: (share: number) => void;
}

export interface Backup {
  /** The path of the finished backup. */
  file: string;
  bytes: number;
  manifest: Manifest;
  papers: CheckedPapers;
}

/** The papers that rows name; a backup that lacks one is not good. */
export interface CheckedPapers {
  total: number;
  /** The hashes of those that are missing or altered. */
  missing: string[];
}

/**
 * Backs a register up in its state at one moment, while others write. The file gets its name only when it is
 * complete, flushed to disk and verified by reading it back.
 * @throws BackupRefused if another backup is running, or the file that was read back differs from what was
 * written.
 */
export async function backUp(order: BackupOrder): Promise<Backup> {
  const { connection, onProgress = () => {} } = order;
  let ofPapers = 0;
  const onCopied = (share: number) => onProgress((ofPapers = share / 2));
  const mirrorPapers = paperMirroring({ ...order, onCopied });
  return withClient(connection, async (holder) => {
    const tables = (await storedTables(holder)).map(({ name }) => quoted(name));
    await holder.query(`begin; ${COPY_SETTINGS}`);
    // locked before the snapshot is taken: if a migration rewrote a table in between, the table would be
    // empty in the snapshot
    if (tables.length) await holder.query(`lock table ${tables.join(', ')} in access share mode`);
    await takeLock(holder, order.waits ?? false);
    await order.onBegin?.();
    await mirrorPapers(holder); // the first time it takes hours, for which no snapshot should be held
    return withClient(connection, async (client) => {
      await client.query(`begin isolation level repeatable read; ${COPY_SETTINGS}`);
      const onRows = (share: number) => onProgress(ofPapers + (1 - ofPapers) * share);
      return writeBackup(client, { ...order, onProgress: onRows, mirrorPapers });
    });
  });
}

async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ application_name: 'casebook backup', ...connection });
  client.on('error', () => {}); // the query that fails on the broken connection reports the error
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** An advisory lock held until the transaction ends: it tells all processes that a backup is running. */
const LOCK = 4_203_071_022;

async function takeLock(client: pg.Client, waits: boolean): Promise<void> {
  if (waits) return void (await client.query(`select pg_advisory_xact_lock(${LOCK})`));
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_xact_lock(${LOCK}) as taken`,
  );
  if (!rows[0]!.taken) throw new BackupRefused('running');
}

/** SQL: whether a backup is running now. */
export const IS_BEING_MADE = `exists (
  select from pg_locks where locktype = 'advisory' and (classid::bigint << 32) + objid::bigint = ${LOCK}
    and database = (select oid from pg_database where datname = current_database()))`;

type Writing = Pick<BackupOrder, 'folder' | 'passphrase'> &
  Required<Pick<BackupOrder, 'onProgress'>> & { mirrorPapers: ReturnType<typeof paperMirroring> };

async function writeBackup(client: pg.Client, order: Writing): Promise<Backup> {
  const { folder, passphrase } = order;
  const facts = await registerFacts(client);
  prepareFolder(folder);
  const prefix = backupPrefix(facts.register);
  removeLeftovers(folder, prefix);
  const unfinished = path.join(folder, temporaryName(prefix));
  try {
    const { listed, missing } = await order.mirrorPapers(client);
    const archive = archiveOf(client, { ...facts, papers: listed }, order.onProgress);
    // `flush` syncs the file to the disk before it is closed
    const file = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(packed(archive, passphrase), file);
    const manifest = await checkBackup(unfinished, passphrase);
    const { size } = await stat(unfinished);
    const isEncrypted = passphrase !== undefined;
    const papers = { total: listed.sha256.length, missing };
    return { file: giveName(unfinished, { folder, manifest, isEncrypted }), bytes: size, manifest, papers };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

type RegisterFacts = Pick<Manifest, 'register' | 'migrations' | 'at' | 'seal' | 'papers'>;

/** @throws BackupRefused when the database holds no register. */
async function registerFacts(client: pg.Client): Promise<RegisterFacts> {
  if (!(await hasTable(client, 'kysely_migration'))) throw new BackupRefused('noRegister');
  const { rows } = await client.query<{ at: Date; migrations: string[] | null }>(
    'select now() as at, array_agg(name::text order by name) as migrations from kysely_migration',
  );
  const { at, migrations } = rows[0]!;
  if (!migrations) throw new BackupRefused('noRegister');
  return {
    register: await identityOf(client),
    at: at.toISOString(),
    migrations,
    seal: await newestSeal(client),
  };
}

async function identityOf(client: pg.Client): Promise<Identity> {
  if (!(await hasTable(client, 'register_identity'))) return FROM_BEFORE_IDENTITIES;
  const { rows } = await client.query<{ id: string; since: Date }>('select id, since from register_identity');
  const [identity] = rows;
  return identity ? { id: identity.id, since: identity.since.toISOString() } : FROM_BEFORE_IDENTITIES;
}

async function newestSeal(client: pg.Client): Promise<Manifest['seal']> {
  if (!(await hasTable(client, 'seal'))) return null;
  const { rows } = await client.query<{ seal: NonNullable<Manifest['seal']> }>(
    `select to_jsonb(seal) - 'rows' - 'digests' as seal from seal order by id desc limit 1`,
  );
  return rows[0]?.seal ?? null;
}

/** The files of a backup: the parts of every table, and the manifest. */
async function* archiveOf(
  client: pg.Client,
  facts: RegisterFacts,
  onProgress: (share: number) => void,
): AsyncGenerator<Buffer> {
  const mtime = new Date(facts.at);
  const stored = await storedTables(client);
  const all = stored.reduce((total, { size }) => total + size, 1);
  const tables: TableFacts[] = [];
  let done = 0;
  for (const table of stored) {
    let part = 0;
    for await (const content of copyOf(client, table, tables)) {
      onProgress((done + Math.min(table.size, part * PART)) / all);
      yield* tarEntry(partPath(table.name, ++part), content, mtime);
    }
    done += table.size;
  }
  const sequences = await sequenceValues(client);
  const manifest: Manifest = { format: 1, casebook: version, ...facts, tables, sequences };
  yield* tarEntry(MANIFEST, [Buffer.from(JSON.stringify(manifest, null, 1))], mtime);
  yield endOfTar();
}

/** The size of a part, in bytes. */
const PART = 1024 * 1024;

/** Yields the rows of a table as COPY writes them, in parts; then adds their number and sums to `tables`. */
async function* copyOf(
  client: pg.Client,
  table: StoredTable,
  tables: TableFacts[],
): AsyncGenerator<Buffer[]> {
  const { name, columns } = table;
  const hash = createHash('sha256');
  const listed = columns.map(quoted).join(', ');
  const stream = client.query(copyTo(`copy (select ${listed} from ${quoted(name)}) to stdout`));
  let held: Buffer[] = [];
  let length = 0;
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held.push(chunk);
    hash.update(chunk);
    length += chunk.length;
    bytes += chunk.length;
    if (length < PART) continue;
    yield held;
    held = [];
    length = 0;
  }
  if (length) yield held;
  const sums = await sumsOf(client, table);
  tables.push({ name, columns, rows: stream.rowCount, bytes, sha256: hash.digest('hex'), sums });
}

/**
 * Backs up a register with an older schema before it is migrated, so that the older version of Casebook can restore
 * it.
 * @throws if the backup fails; then the register must not be migrated.
 */
export async function backUpBeforeUpgrade(
  connection: Connection,
  config: Pick<Config, 'backupDir' | 'papersDir' | 'dataDir' | 'backupPassphrase'>,
  log: Log,
): Promise<void> {
  const folder = backupFolder(config);
  try {
    const papers = papersFolder(config);
    const order = { connection, folder, papers, passphrase: config.backupPassphrase, waits: true };
    const { file, manifest, papers: checked } = await backUp(order);
    log.warn(
      { file, seal: manifest.seal?.hash },
      'the register was backed up before it is brought to this version',
    );
    if (checked.missing.length) log.warn(checked, 'the backup lacks papers');
  } catch (error) {
    throw refused(folder, error);
  }
}

function refused(folder: string, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    'This version of Casebook brings the register to a new schema, and backs it up before. That failed:\n' +
      `  ${why}\nNothing was changed. Let Casebook write to ${folder}, or name another folder with BACKUP_DIR.`,
    { cause },
  );
}
