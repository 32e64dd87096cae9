import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import type { Connection } from '../../../platform/database/connect';
import { allTables, COPY_SETTINGS, quoted } from '../tables';
import { createPaperStore } from '../../papers/store';
import { exportTables, type ExportTable } from './columns';
import { csvLine, fileOf, guide } from './guide';
import { PATHS, takenTables } from './tables';
import type { ExportLanguage, Words } from './words';

interface ExportOrder {
  connection: Connection;
  /** The folder where the papers lie that rows name. */
  papers: string;
  words: Words;
  language: ExportLanguage;
  /** Where the zip goes. If it is destroyed, the export ends. */
  to: Writable;
  /** Called before the first byte with about how many there will be. */
  onBegin?: (estimate: number) => void;
}

interface Exported {
  rows: number;
  papers: number;
  /** Papers whose bytes are missing or altered, by their paths in the archive. */
  missing: string[];
}

/** Writes the whole register as one zip, in its state at one moment (docs/contract.md, "Backups"). */
export async function writeEverything(order: ExportOrder): Promise<Exported> {
  const client = new pg.Client({ application_name: 'casebook export', ...order.connection });
  // a query that begins on a broken connection does not report it
  const broken = new Promise<never>((_, reject) => void client.on('error', reject));
  broken.catch(() => {});
  await client.connect();
  try {
    await client.query(`begin isolation level repeatable read read only; ${COPY_SETTINGS};
      set local timezone = 'Asia/Dhaka'`);
    // before the snapshot is taken: a table that a migration rewrites meanwhile would be empty in it
    await client.query(
      `lock table ${takenTables.map(({ table }) => quoted(table)).join()} in access share mode`,
    );
    return await writeZip(client, broken, order);
  } finally {
    // ends the running query too, whose answer nobody reads any more
    await client.end().catch(() => {});
  }
}

async function writeZip(client: pg.Client, broken: Promise<never>, order: ExportOrder): Promise<Exported> {
  const { words, language, to } = order;
  order.onBegin?.(await estimate(client));
  const tables = await exportTables(client, words, language);
  const zip = new ZipFile();
  const failed = new Promise<never>((_, reject) => void zip.on('error', reject));
  const sent = Promise.race([pipeline(zip.outputStream, to), failed, broken]);
  sent.catch(() => {}); // reported by the entry that is being added, or by the last wait
  const add: Add = async (path, content) => {
    zip.addReadStream(content, path, { compress: !path.startsWith('papers/') });
    await Promise.race([finished(content), sent]);
  };
  for (const [path, text] of guide(tables, words, language)) await add(path, Readable.from([text]));
  const counts: [string, number][] = [];
  for (const table of tables) {
    const copy = client.query(copyTo(selectOf(table)));
    copy.on('error', () => {}); // if it comes while nobody reads, it has been reported otherwise
    const path = fileOf(table, language);
    await add(path, Readable.from(withHeadings(copy, table, language)));
    counts.push([path, copy.rowCount]);
  }
  await addPictures(client, add);
  const papers = await addPapers(client, createPaperStore(order.papers), add);
  const lines = [
    ...counts,
    ...papers.missing.map((path): [string, string] => [path, words(language, 'everything.missing')]),
  ];
  await add('contents.csv', Readable.from([`\uFEFF${lines.map(csvLine).join('')}`]));
  zip.end();
  await sent;
  return { rows: counts.reduce((total, [, rows]) => total + rows, 0), ...papers };
}

type Add = (path: string, content: Readable) => Promise<void>;

const selectOf = ({ table, columns, orderBy }: ExportTable) => `
  copy (select ${columns.map(({ sql }) => sql).join(', ')} from ${quoted(table)} t
    order by ${orderBy.map((column) => `t.${quoted(column)}`).join(', ')}) to stdout (format csv)`;

async function* withHeadings(rows: Readable, { columns }: ExportTable, language: ExportLanguage) {
  yield Buffer.from(`\uFEFF${csvLine(columns.map(({ heading }) => heading[language]))}`);
  yield* rows as AsyncIterable<Buffer>;
}

/** Papers are stored as they are; CSV shrinks to a tenth of what its table takes. */
async function estimate(client: pg.Client): Promise<number> {
  const taken = new Set(takenTables.map(({ table }) => table));
  const tables = (await allTables(client)).filter(({ name }) => taken.has(name));
  const { rows } = await client.query<{ bytes: string }>(
    'select coalesce(sum(bytes), 0) as bytes from paper_version',
  );
  return Math.round(tables.reduce((total, { size }) => total + size, 0) / 10) + Number(rows[0]!.bytes);
}

/** The pictures and forms, which the database holds. */
async function addPictures(client: pg.Client, add: Add): Promise<void> {
  for (const [table, column] of [
    ['kept_picture', 'image'],
    ['return_form_content', 'content'],
  ] as const) {
    const select = `select ${PATHS[table]} as path, ${column} as bytes from ${table} t order by sha256`;
    for await (const { path, bytes } of rowsOf<{ path: string; bytes: Buffer }>(client, select, 10)) {
      await add(path, Readable.from([bytes]));
    }
  }
}

async function addPapers(client: pg.Client, store: ReturnType<typeof createPaperStore>, add: Add) {
  const select = `select ${PATHS.paper_version} as path, sha256, bytes from paper_version t order by paper_id, version`;
  const missing: string[] = [];
  let papers = 0;
  for await (const { path, sha256, bytes } of rowsOf<{ path: string; sha256: string; bytes: number }>(
    client,
    select,
    1000,
  )) {
    if ((await store.head(sha256))?.bytes === bytes) {
      await add(path, store.get(sha256));
      papers += 1;
    } else missing.push(path);
  }
  return { papers, missing };
}

async function* rowsOf<Row>(client: pg.Client, text: string, atOnce: number): AsyncGenerator<Row> {
  const cursor = client.query(new Cursor<Row>(text));
  for (let rows = await cursor.read(atOnce); rows.length; rows = await cursor.read(atOnce)) yield* rows;
}
