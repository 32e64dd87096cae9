import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { createPaperStore } from '../../../server/features/papers/store';
import { takenTables, LEFT_OUT } from '../../../server/features/backup/everything/tables';
import { writeEverything } from '../../../server/features/backup/everything/write';
import { storeSamplePapers } from '../../../server/seed/papers';
import { words } from '../../../src/i18n/words';
import type { TestDatabase } from '../../support/database';
import { sampleRegister } from '../seed/support/sampleRegister';

const papers = mkdtempSync(join(tmpdir(), 'casebook-papers-'));
let sample: TestDatabase;
let files: Record<string, Uint8Array>;
beforeAll(async () => {
  sample = await sampleRegister();
  await storeSamplePapers(sample.db, papers);
  await sample.db.deleteFrom('paper').where('id', '=', 5).execute();
  const odd = { remarks: '=1+1', irregularityReason: '\'quoted, "odd"\nline', productName: '' };
  await sample.db.updateTable('caseFiling').set(odd).where('nothiNumber', '=', 'S-44/DM/2019').execute();
  files = (await taken('en')).files;
});
afterAll(async () => {
  await sample.drop();
  rmSync(papers, { recursive: true });
});

const OF_FILING = 'filing_status nothi_number_fold revenue work_place_id work_place_name_fold';

/** By table, the columns that are secret, copied from other records, or of use to the program alone. */
const NOT_TAKEN: Record<string, string> = {
  ...Object.fromEntries(caseTypes.map(({ table }) => [table, OF_FILING])),
  app_user: 'namesake password_hash territories',
  bank: 'namesake',
  case_filing: 'cnf_agent_name_fold company_name_fold namesake proceeding_id work_place_name_fold',
  change: 'work_place_id',
  cnf_agent: 'namesake',
  freight_forwarder_agent: 'namesake',
  guarantee: 'case_filing_id ended expires_on liability',
  guarantee_allocation: 'ended expires_on liability work_place_id',
  hearing: 'work_place_id',
  import_batch: 'changed_at changed_by',
  import_row: 'candidates key',
  kept_picture: 'image', // a file of its own
  money_entry: 'case_kind',
  money_position: 'changes_on marked_at needs_count same_since work_place_id',
  paper: 'case_kind',
  paper_version: 'read_at read_tries',
  proposal: 'case_kind sign_in',
  register_identity: 'only_one',
  return_count: 'asked_at asked_by freezes rows',
  return_form_content: 'content', // a file of its own
  shipping_agent: 'namesake',
  stay: 'condition_due_on decided_on work_place_id',
  time_limit: 'kind needs_count work_place_id',
  work_place: 'namesake',
};

async function taken(language: 'en' | 'bn') {
  const to = new PassThrough();
  const order = { connection: sample.connection, papers, words, language, to };
  const [exported, zip] = await Promise.all([writeEverything(order), buffer(to)]);
  return { exported, files: unzipSync(zip) };
}

const textOf = (file: Uint8Array | undefined) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(file);

/** The cells of a CSV file; null for an empty one without quotes. */
function cellsOf(text: string): (string | null)[][] {
  expect(text[0]).toBe('\uFEFF');
  const rows: (string | null)[][] = [[]];
  for (const [, cell, end] of text.slice(1).matchAll(/("(?:[^"]|"")*"|[^",\n]*)(,|\n|$)/g)) {
    rows
      .at(-1)!
      .push(cell === '' ? null : cell!.startsWith('"') ? cell!.slice(1, -1).replaceAll('""', '"') : cell!);
    if (end === '\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const rowsOf = (path: string) => {
  const [headings, ...rows] = cellsOf(textOf(files[path]));
  return rows.map((row) => Object.fromEntries(headings!.map((heading, at) => [heading, row[at]])));
};

const FILINGS = 'tables/Demand Notice-Order of Custom House, Chattogram.csv';

it('a filing stands in plain words, with names beside ids and formulas made harmless', () => {
  const filing = rowsOf(FILINGS).find((row) => row['Section File Number'] === 'S-44/DM/2019');
  expect(filing).toMatchObject({
    'Section/Branch': 'Section 6(A)',
    'Reason of Irregularities': `''quoted, "odd"\nline`,
    'Description of Goods': '',
    Comment: "'=1+1",
  });
});

it('the export holds what the database holds', async () => {
  const [, ...dictionary] = cellsOf(textOf(files['dictionary.csv']));
  expect(new Set(dictionary.map(([file]) => file)).size).toBe(takenTables.length);
  for (const { table, orderBy } of takenTables) {
    const own = dictionary.filter(([, , , , of]) => of === table);
    const [headings, ...rows] = cellsOf(textOf(files[own[0]![0]!]));
    expect(headings).toEqual(own.map(([, english]) => english));
    expect(new Set(headings).size, table).toBe(headings!.length);
    // of two headings of a column, the first has its value, the other one its name or words
    const first = own.map(
      ({ 5: column }, at) => own.findIndex((each) => each[5] === column) === at && column !== 'path',
    );
    const values = own.filter((_, at) => first[at]).map(({ 5: column, 6: type }) => valueOf(column!, type!));
    const { rows: stored } = await sql<{ row: (string | null)[] }>`
      select array[${sql.join(values)}]::text[] as row from ${sql.table(table)} t
      order by ${sql.join(orderBy.map((column) => sql.ref(column)))}
    `.execute(sample.db);
    const plain = (cell: string | null | undefined) => cell?.replace(/^'/, '') ?? null;
    expect(rows.length, table).toBe(stored.length);
    const differing = rows.find((row, at) => {
      const cells = row.filter((_, place) => first[place]).map(plain);
      return JSON.stringify(cells) !== JSON.stringify(stored[at]!.row);
    });
    expect(differing, table).toBeUndefined();
  }
});

function valueOf(column: string, type: string) {
  const value = sql.ref(column);
  if (type === 'bytea') return sql`encode(sha256(${value}), 'hex')`;
  if (type.startsWith('timestamp')) return sql`(${value} at time zone 'Asia/Dhaka')::text || '+06'`;
  return type.endsWith('[]') ? sql`to_jsonb(${value})::text` : sql`${value}::text`;
}

it('papers lie in a folder for each file, deleted ones apart, byte for byte', async () => {
  const paths = Object.keys(files).filter((path) => path.startsWith('papers/'));
  expect(paths).toHaveLength(10);
  expect(paths).toEqual(
    expect.arrayContaining([
      'papers/S-44_DM_2019/1-1 show-cause.pdf',
      'papers/F_ No_ 2-16_Cus_2025/10-1 interim-order.pdf',
      expect.stringMatching(/^papers\/bin\/5-1 /),
    ]),
  );
  const scans = rowsOf('tables/Scans of papers.csv');
  expect(scans.map((scan) => scan['Where it is in this archive'])).toEqual(paths);
  for (const scan of scans) {
    const bytes = files[scan['Where it is in this archive']!]!;
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(scan['Fingerprint of the bytes (SHA-256)']);
  }
});

it('the last file counts the rows, and names papers that were not found', async () => {
  const contents = cellsOf(textOf(files['contents.csv']));
  expect(contents).toContainEqual([FILINGS, String(rowsOf(FILINGS).length)]);
  const [one] = rowsOf('tables/Scans of papers.csv');
  await createPaperStore(papers).delete(one!['Fingerprint of the bytes (SHA-256)']);
  const again = await taken('bn');
  const path = 'papers/S-44_DM_2019/1-1 show-cause.pdf';
  expect(again.exported).toMatchObject({ papers: 9, missing: [path] });
  expect(cellsOf(textOf(again.files['contents.csv'])).at(-1)).toEqual([path, 'এই কাগজটি পাওয়া যায়নি']);
});

it('the dictionary and the codes are in both languages, and nothing secret is in any file', () => {
  const [, ...dictionary] = cellsOf(textOf(files['dictionary.csv']));
  const ofStatus = dictionary.filter(
    ([, , , , table, column]) => table === 'case_filing' && column === 'status',
  );
  expect(ofStatus).toEqual([
    [FILINGS, 'Status: code', 'বর্তমান অবস্থা: কোড', '', 'case_filing', 'status', 'text'],
    [FILINGS, 'Status', 'বর্তমান অবস্থা', '', 'case_filing', 'status', 'text'],
  ]);
  expect(cellsOf(textOf(files['codes.csv']))).toContainEqual([
    FILINGS,
    'Status: code',
    'SUBJUDICE',
    'Sub-Judice before Court',
    'আদালতে বিচারাধীন',
  ]);
  const all = Object.entries(files).filter(([path]) => path.endsWith('.csv'));
  expect(all.filter(([, file]) => textOf(file).includes('hash of Casebook#'))).toEqual([]);
});

it('every table is taken or left out for a reason, and every column of a taken one', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::text::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  `.execute(sample.db);
  const decided = [
    ...takenTables.map(({ table }) => table),
    ...Object.values(LEFT_OUT).flatMap((names) => names.split(' ')),
  ];
  expect(decided.filter((name) => name !== 'kysely_migration_lock').toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  );
  const [, ...dictionary] = cellsOf(textOf(files['dictionary.csv']));
  const listed = new Set(dictionary.map(([, , , , table, column]) => `${table}.${column}`));
  const { rows: columns } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::text::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1
  `.execute(sample.db);
  const left = columns
    .filter(({ table }) => takenTables.some((each) => each.table === table))
    .map(
      ({ table, columns }) =>
        [table, columns.filter((column) => !listed.has(`${table}.${column}`)).join(' ')] as const,
    )
    .filter(([, columns]) => columns);
  expect(Object.fromEntries(left)).toEqual(NOT_TAKEN);
});
