import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { keptRegisterNamed } from '../../../domain/history';
import { randomFor } from '../../../server/seed/random';
import { isLong } from '../../support/long';
import { COPIES } from './copies';
import { useHistory } from './calls';

const HISTORIES = isLong ? 1000 : 20;
const MOST_WRITES = 12;

const history = useHistory();
const { call, list, sound, addFiling } = history;
const random = randomFor('histories');

const DAYS = [null, '2024-02-29', '2025-12-31', '2026-03-01'];
const TEXTS = [null, 'Paid in part', 'আংশিক পরিশোধিত', 'x'.repeat(200)];
const filingValues = () => ({
  workPlace: { id: history.section },
  remarks: random.pick(TEXTS),
  boeDate: random.pick(DAYS),
  dateOfHearing: random.pick(DAYS),
  revenue: random.whole(0, 1_000_000) / 100,
  status: random.pick(['OPEN', 'CLOSED']),
});
const caseValues = () => ({ dateOfCase: random.pick(DAYS), dateOfHearing01: random.pick(DAYS) });

interface Made {
  register: string;
  id: number;
}

/** Adds a file, then makes random writes to it and its court cases, of which some are refused. */
async function live(): Promise<void> {
  const filing = await addFiling(filingValues());
  const caseFilling = { id: filing.id };
  const cases: Made[] = [];
  for (let writes = random.whole(1, MOST_WRITES); writes > 0; writes--) {
    const chosen = cases.length ? random.pick(cases) : null;
    const way = random.pick(['edit', 'edit', 'add', 'editCase', 'delete', 'takeOut', 'restore'] as const);
    if (way === 'edit') {
      const values = { nothiNumber: filing.nothiNumber, ...filingValues() };
      await call('PUT', `/api/case/case-fillings/${filing.id}`, values);
    } else if (way === 'add') {
      const register = random.pick(caseTypes).name;
      const { id } = await sound('POST', `/api/case/${register}`, { caseFilling, ...caseValues() });
      cases.push({ register, id });
    } else if (way === 'editCase' && chosen) {
      await call('PUT', `/api/case/${chosen.register}/${chosen.id}`, { caseFilling, ...caseValues() });
    } else if (way === 'delete' && chosen) {
      await call('DELETE', `/api/case/${chosen.register}/${chosen.id}`);
    } else if (way === 'takeOut') {
      const deletions = (await list('deleted', {})).filter(({ caseFilingId }) => caseFilingId === filing.id);
      if (deletions.length) await call('POST', `/api/casebook/deleted/${random.pick(deletions).id}/restore`);
    } else if (way === 'restore') {
      const change = random.pick(await list('changes', { caseFilingId: filing.id }));
      await call('POST', `/api/casebook/changes/${change.id}/restore`, {});
    }
  }
}

type Row = Record<string, unknown>;

/** Rebuilds the records of a register from the changes alone. @returns the records by id. */
async function replayed(register: string): Promise<Map<number, Row>> {
  const { rows } = await sql<{ id: number; was: Row | null; became: Row | null }>`
    select record_id as id, was, became from change where register = ${register} order by change.id
  `.execute(history.test.db);
  const records = new Map<number, Row>();
  for (const { id, was, became } of rows) {
    if (!became) records.delete(id);
    else records.set(id, was ? { ...records.get(id), ...became } : became);
  }
  return new Map([...records].map(([id, record]) => [id, filled(record)]));
}

/** The rows of a table by id, without columns that are copied or computed. */
async function stored(table: string): Promise<Map<number, Row>> {
  const { rows: generated } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attgenerated <> ''
  `.execute(history.test.db);
  const left = [...(COPIES[table] ?? []), ...generated.map(({ name }) => name), 'id'];
  const { rows } = await sql<{ id: number; row: Row }>`
    select id, to_jsonb(t) - ${left}::text[] as row from ${sql.table(table)} t
  `.execute(history.test.db);
  return new Map(rows.map(({ id, row }) => [id, filled(row)]));
}

const filled = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

it(
  `replaying the changes of ${HISTORIES} random histories gives the present tables`,
  { timeout: 1_800_000 },
  async () => {
    for (let done = 0; done < HISTORIES; done++) await live();
    for (const register of ['case-fillings', 'hearings', 'sections', ...caseTypes.map(({ name }) => name)]) {
      const { table } = keptRegisterNamed(register);
      expect(await replayed(register), register).toEqual(await stored(table));
    }
    const { rows } = await sql<{ actions: string[] }>`
      select array_agg(distinct action order by action) as actions from change where register = 'case-fillings'
    `.execute(history.test.db);
    expect(rows[0]!.actions).toEqual(['create', 'edit', 'restore']);
  },
);
