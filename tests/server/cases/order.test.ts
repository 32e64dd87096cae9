import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../../domain/folding';
import { addCases, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { isLong } from '../../support/long';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { callsOf, civil, filingSorts, petitions, registers, typeOf, type Register } from './registers';

const COUNT = 23;
const LONG = 'দীর্ঘ আদেশ '.repeat(60);

/** The values that fields of each kind get in turn: empty ones, ties, and texts that are equal once folded. */
const held = {
  line: [null, 'b', 'B', 'মামলা ১২', null, 'মামলা 12', 'মামলা ২', 'É', 'e\u0301', '\u{1F600}', '\uFF21', ''],
  long: [`${LONG}২`, null, `${LONG}১`, 'Stay\ngranted', '', 'stay\nGRANTED', 'x'.repeat(700), '\u{1F600}'],
  date: [null, '2021-03-01', '2019-12-31', '2021-03-01', null, '2021-11-30'],
  yesNo: ['yes', null, 'no'],
  oneOrZero: ['1', 0, null, 1],
  judgement: ['WithGovernment', null, 'AgainstGovernment', 'ONREMAND', 'AgainstGovernment'],
  status: [null, 'SUBJUDICE', 'ORDER_PASSED', 'SUBJUDICE'],
};

let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.as('ROLE_ADMIN');
  const sections = [await addWorkPlace(test.db, 'জেটি'), await addWorkPlace(test.db, 'air')];
  const filings = await addFilings(
    test.db,
    ['S-2', 's-10', 'নথি-১', 'S-১', 'ক'].map((nothiNumber, i) =>
      buildFiling({ nothiNumber, workPlaceId: sections[i % 2], revenue: [5, 10, 5, 100.5, 0][i] }),
    ),
  );
  for (const register of registers) {
    const cases = Array.from({ length: COUNT }, (_, i) => ({
      caseFillingId: filings[(i * 3) % filings.length]!,
      ...Object.fromEntries(
        Object.entries(register.fields).map(([name, kind], n) => [
          name,
          held[kind][(i + n) % held[kind].length],
        ]),
      ),
    }));
    await addCases(test.db, typeOf(register), cases);
  }
});
afterAll(() => test.close());

interface Row {
  id: number;
  caseFilling: { nothiNumber: string; revenue: number; workPlace: { name: string } };
  [field: string]: unknown;
}

const ofFiling: Record<string, (row: Row) => string | number> = {
  id: (row) => row.id,
  'caseFilling.nothiNumber': (row) => row.caseFilling.nothiNumber,
  nothiNumber: (row) => row.caseFilling.nothiNumber,
  'caseFilling.workPlace.name': (row) => row.caseFilling.workPlace.name,
  'caseFilling.revenue': (row) => row.caseFilling.revenue,
  revenue: (row) => row.caseFilling.revenue,
};

/** A row's sort key: the displayed value, but of a date its text, and of a text the first 600 folded characters. */
function sortKey(row: Row, by: string): string | number | null {
  const shown = ofFiling[by] ? ofFiling[by](row) : row[by];
  if (Array.isArray(shown)) return shown.map((part) => String(part).padStart(4, '0')).join('-');
  if (typeof shown !== 'string') return shown as number | null;
  return Array.from(fold(shown)).slice(0, 600).join('');
}

function byCodePoint(a: string | number, b: string | number): number {
  if (typeof a === 'number' || typeof b === 'number') return Number(a) - Number(b);
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/**
 * The ids of the rows in the contract's order: empty values last in both directions, ties by id in the
 * same direction.
 */
function inOrder(rows: Row[], by: string, order: 'asc' | 'desc'): number[] {
  const sign = order === 'asc' ? 1 : -1;
  const keyed = rows.map((row) => ({ id: row.id, key: sortKey(row, by) }));
  const sorted = keyed.toSorted((a, b) => {
    if (a.key === null || b.key === null) {
      return Number(a.key === null) - Number(b.key === null) || sign * (a.id - b.id);
    }
    return sign * (byCodePoint(a.key, b.key) || a.id - b.id);
  });
  return sorted.map((row) => row.id);
}

const rowsOf = async (register: Register, query: string): Promise<Row[]> =>
  (await callsOf(register, test, admin).list(query)).json().content;

// the registers share their code, so the ordinary run tries two that differ
describe.each(isLong ? registers : [petitions, civil])('the list of $name', (register) => {
  let rows: Row[];
  beforeAll(async () => {
    rows = await rowsOf(register, `?size=${COUNT}`);
  });

  it.each([...filingSorts, ...Object.keys(register.fields)])(
    'a list of cases sorts by %s in both directions without dropping or misplacing a row',
    async (by) => {
      expect(rows).toHaveLength(COUNT);
      for (const order of ['asc', 'desc'] as const) {
        const sorted = await rowsOf(register, `?size=${COUNT}&sortBy=${by}&ascOrDesc=${order}`);
        expect(sorted.map((row) => row.id)).toEqual(inOrder(rows, by, order));
      }
    },
  );
});

// all registers share the paging, so one suffices
describe('a list of cases', () => {
  it.each(['asc', 'desc'] as const)(
    'a list of cases has the same order in small pages and when streamed, %s',
    async (order) => {
      const rows = await rowsOf(petitions, `?size=${COUNT}`);
      for (const by of [...filingSorts, ...Object.keys(petitions.fields)]) {
        const query = `&sortBy=${by}&ascOrDesc=${order}`;
        const paged: number[] = [];
        for (let page = 0; page * 5 < COUNT; page++) {
          paged.push(...(await rowsOf(petitions, `?size=5&page=${page}${query}`)).map((row) => row.id));
        }
        expect(paged, by).toEqual(inOrder(rows, by, order));
        expect(
          (await rowsOf(petitions, `?size=1000${query}`)).map((row) => row.id),
          by,
        ).toEqual(paged);
      }
    },
  );

  // short terms are compared row by row, longer ones use an index
  it.each([
    { term: '১', found: ['s-10', 'নথি-১', 'S-১'], order: 'asc' },
    { term: '১', found: ['s-10', 'নথি-১', 'S-১'], order: 'desc' },
    { term: 'নথি-1', found: ['নথি-১'], order: 'asc' },
    { term: 'নথি-1', found: ['নথি-১'], order: 'desc' },
  ] as const)(
    'a list of cases pages through the matches of $term, $order',
    async ({ term, found, order }) => {
      const matching = (await rowsOf(petitions, `?size=${COUNT}`)).filter((row) =>
        found.some((number) => number === row.caseFilling.nothiNumber),
      );
      expect(matching.length).toBeGreaterThan(3);
      for (const by of ['status', 'caseFilling.revenue', 'id']) {
        const query = `&sortBy=${by}&ascOrDesc=${order}&nothiNumber=${encodeURIComponent(term)}`;
        const paged: number[] = [];
        for (let page = 0; page < 6; page++) {
          paged.push(...(await rowsOf(petitions, `?size=3&page=${page}${query}`)).map((row) => row.id));
        }
        expect(paged, by).toEqual(inOrder(matching, by, order));
        expect((await rowsOf(petitions, `?size=1000${query}`)).map((row) => row.id)).toEqual(paged);
      }
    },
  );
});
