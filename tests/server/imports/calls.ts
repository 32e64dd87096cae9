import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import type {
  Cell,
  ImportCounts,
  ImportError,
  ImportLayout,
  ImportRow,
  SentRow,
} from '../../../domain/imports';
import type { Database } from '../../../server/platform/database/schema';
import { createImportWorker } from '../../../server/features/imports/worker';
import { createLog } from '../../../server/platform/log';
import { addUser, signInAs } from '../../support/signInAs';
import { callsOn, startCalls } from '../cases/calls';

export interface Import {
  id: number;
  state: string;
  counts: ImportCounts;
  total: number;
  layout?: ImportLayout;
  left?: { register: string; name: string | null }[];
  isOutdated?: boolean;
  paidTwice?: { files: number; amount: number } | null;
  alike?: { error: ImportError; cell: Cell; rows: number }[];
}

export const layoutOf = (fields: string[], options: Partial<ImportLayout> = {}): ImportLayout => ({
  columns: fields.map((field, column) => ({ column, field })),
  existing: 'skip',
  parties: 'make',
  ...options,
});

/** The rows of a sheet below its headings, so that the first one is line 2. */
export const rowsOf = (lines: SentRow['cells'][]): SentRow[] =>
  lines.map((cells, at) => ({ line: at + 2, cells }));

/**
 * A server with the section `Air Unit`, whose import jobs run only when a test asks for it, and calls on it as an
 * administrator.
 */
export async function startImports() {
  const parts = await startCalls();
  const calls = callsOn(parts);
  const { db } = parts.test;
  await sql`update work_place set name = 'Air Unit'`.execute(db);
  const url = (id: number, rest = '') => `/api/casebook/imports/${id}${rest}`;

  async function answered<T>(asked: ReturnType<typeof calls.call>): Promise<T> {
    const answer = await asked;
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<T>();
  }

  const one = (id: number) => answered<Import>(calls.call('GET', url(id)));
  const work = () => createImportWorker(db, createLog('error')).work();

  async function step(id: number, name: 'check' | 'run' | 'cancel' | 'undo') {
    await answered(calls.call('POST', url(id, `/${name}`)));
    await work();
    return one(id);
  }

  return {
    ...calls,
    parts,
    db,
    url,
    one,
    work,
    step,
    async send(register: string, layout: ImportLayout, rows: SentRow[]) {
      const body = { register, fileName: 'cases.xlsx', layout, rows };
      return answered<Import>(calls.call('POST', '/api/casebook/imports', body));
    },
    /** The company and the agent of each filing with one of these file numbers. */
    async partiesOf(numbers: string[]) {
      const { rows } = await sql<{ company: string | null; agent: string | null }>`
        select company_name || coalesce(' ' || vat_reg_no, '') as company,
          cnf_agent_name || coalesce(' ' || a.lic_no, '') as agent
        from case_filing f left join company c on c.id = f.company_id left join cnf_agent a on a.id = f.cnf_agent_id
        where nothi_number = any(${numbers}::text[]) order by nothi_number
      `.execute(db);
      return rows.map(({ company, agent }) => [company, agent]);
    },
    /** Sends rows as a new import and checks it. */
    async checked(register: string, layout: ImportLayout, lines: SentRow['cells'][]) {
      const { id } = await this.send(register, layout, rowsOf(lines));
      return step(id, 'check');
    },
    /** Brings rows in. @returns the id of the import. */
    async broughtIn(
      register: string,
      fields: string[],
      lines: SentRow['cells'][],
      options: Partial<ImportLayout> = {},
    ) {
      const { id } = await this.checked(register, layoutOf(fields, options), lines);
      expect((await step(id, 'run')).counts.done).toBe(lines.length);
      return id;
    },
    /** Undoes an import. @returns the rows that it keeps. */
    async keptByUndo(id: number) {
      expect((await step(id, 'undo')).state).toBe('UNDONE');
      return this.rows(id, { state: 'kept' });
    },
    /** Adds a file with this number. @returns its id. */
    file: (nothiNumber: string, values: object = {}) =>
      calls.add('case-fillings', { nothiNumber, workPlace: { id: parts.section }, ...values }),
    /** The rows of an import that match the filter, sorted by line. */
    rows(id: number, filter: object = {}) {
      const query = new URLSearchParams({
        filter: JSON.stringify(filter),
        sort: '["line","ASC"]',
        range: '[0,999]',
      });
      return answered<ImportRow[]>(calls.call('GET', url(id, `/rows?${query}`)));
    },
    edit: (id: number, row: number, change: object) =>
      answered<ImportRow>(calls.call('PUT', url(id, `/rows/${row}`), change)),
    /** Adds and signs in a second administrator. */
    otherAdmin: async (userName: string) =>
      signInAs(db, await addUser(db, { userName, roles: ['ROLE_ADMIN'] }), parts.test.clock.now()),
    close: () => parts.test.close(),
  };
}

/** One server of imports for the tests of a file. */
export function useImports() {
  const imports = {} as Awaited<ReturnType<typeof startImports>>;
  beforeAll(async () => {
    Object.assign(imports, await startImports());
  });
  afterAll(() => imports.close());
  return imports;
}

/** The errors of rows, each as `line field code`. */
export const told = (rows: ImportRow[]): string[] =>
  rows.flatMap(({ line, errors }) => errors.map(({ field, code }) => `${line} ${field || '-'} ${code}`));

/** Tables that log writes, or are derived from the others. */
const TRACES = [
  'change',
  'event',
  'seal',
  'idempotency_key',
  'money_position',
  'return_touched',
  'search_word',
  'session',
  'refresh_token',
  'last_sign_in',
];

/** The rows of every table except `TRACES` and the imports; for a tally, the sums instead of the rows. */
export async function contentOf(db: Kysely<Database>): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely%' and relname not like 'import%' and relname not like 'sign_in%'
      and relname <> all(${TRACES}::text[])
    order by 1
  `.execute(db);
  const content: Record<string, unknown> = {};
  for (const { name } of rows) {
    const rest = name.endsWith('_tally') ? await tallyOf(db, name) : await rowsIn(db, name);
    content[name] = rest;
  }
  return content;
}

const rowsIn = async (db: Kysely<Database>, table: string) =>
  (await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(db))
    .rows;

const SUMS = ['filings', 'revenue', 'cases'];

async function tallyOf(db: Kysely<Database>, table: string) {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t
  `.execute(db);
  const sums = new Map<string, number>();
  for (const { row } of rows) {
    const group = Object.entries(row).filter(([name]) => !SUMS.includes(name));
    for (const name of SUMS.filter((each) => each in row)) {
      const key = JSON.stringify([name, group]);
      sums.set(key, (sums.get(key) ?? 0) + Number(row[name]));
    }
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
}
