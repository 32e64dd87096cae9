import { expect, it } from 'vitest';
import { keptRegisters } from '../../../domain/history';
import { changedColumns } from '../../../src/history/columns';
import { wordChanges } from '../../../src/history/WordDiff';
import { loadI18nProvider, withWords } from '../../../src/i18n';
import { resources } from '../../../src/resources';
import { cellReader } from '../../../src/spreadsheet/cells';
import { spreadsheetColumns } from '../../../src/spreadsheet/spreadsheetColumn';
import { bengali, english } from '../i18n/allWords';
import { flat } from '../i18n/flat';

await withWords(Promise.resolve(), 'history');
const { translate } = await loadI18nProvider('en');

const column = { source: 'became', label: 'history.columns.became', sheet: { changed: changedColumns() } };
const read = cellReader(spreadsheetColumns([column], translate)[0]!);

it('an exported edit has a line for each changed field, with its old and its new value', () => {
  const edit = {
    register: 'case-fillings',
    was: {
      workPlace: { id: 3, name: 'AIR' },
      boeDate: '2024-02-28',
      revenue: 5,
      status: 'OPEN',
      company: null,
    },
    became: {
      workPlace: { id: 4, name: 'JETTY' },
      boeDate: '2024-02-29',
      revenue: 1234567.5,
      status: 'CLOSED',
      company: { id: 7, name: 'Padma Traders' },
    },
  };
  expect(read(edit)).toBe(
    [
      'Section/Branch: AIR → JETTY',
      'Name of Importer/Exporter/Person: — → Padma Traders',
      'Date of B/E: 28/02/2024 → 29/02/2024',
      'Disputed Revenue: 5.00 → 1234567.50',
      'Status: Open → Closed',
    ].join('\n'),
  );
});

it('an exported creation or deletion has the fields of the record', () => {
  const bank = { name: 'Sonali', active: true };
  expect(read({ register: 'banks', was: null, became: bank })).toBe('Name: Sonali\nOffered in forms: Yes');
  expect(read({ register: 'banks', was: bank, became: null })).toBe('Name: Sonali\nOffered in forms: Yes');
});

it('an exported change states its time in Dhaka’s time zone', () => {
  const [at] = spreadsheetColumns([{ source: 'at', label: 'x', sheet: { instant: true } }], (key) => key);
  expect(cellReader(at!)({ at: '2026-11-06T10:05:00.000Z' })).toBe('06/11/2026, 16:05');
});

it('an exported change names a hearing by its date and file, and any other record by its title', () => {
  const [title] = spreadsheetColumns(
    [{ source: 'title', label: 'x', sheet: { recordName: true } }],
    (key) => key,
  );
  const read = cellReader(title!);
  const file = 'S-1/AP/2024';
  expect(read({ register: 'hearings', title: '2026-09-22', file })).toBe('22/09/2026 · S-1/AP/2024');
  expect(read({ register: 'hearings', title: file, file })).toBe('S-1/AP/2024');
  expect(read({ register: 'tribunal-cases', title: 'CEVT-7/2024', file })).toBe('CEVT-7/2024');
  expect(read({ register: 'limits', title: null, file: null })).toBeNull();
});

const shown = (was: string, became: string) =>
  wordChanges(was, became).map(({ text, change }) => (change ? `${change}: ${text}` : text));

it('a comparison of texts marks removed and added words in their place', () => {
  expect(shown('Heard on Monday, adjourned', 'Heard on Tuesday, adjourned again')).toEqual([
    'Heard on ',
    'removed: Monday',
    'added: Tuesday',
    ', adjourned',
    'added:  again',
  ]);
});

it('a completely rewritten text is shown as one removal and one addition', () => {
  expect(shown('The importer has paid.', 'জরিমানা আদায় করা হয়েছে।')).toEqual([
    'removed: The importer has paid.',
    'added: জরিমানা আদায় করা হয়েছে।',
  ]);
});

it.each([
  ['English', flat(english)],
  ['Bengali', flat(bengali)],
])('every register and field of the history has its words in %s', (_language, words) => {
  const asked = keptRegisters.flatMap(({ name, fields }) => [
    `resources.${name}.name`,
    ...Object.keys(fields).map((field) => `resources.${name}.fields.${field}`),
  ]);
  expect(asked.filter((key) => !words.has(key))).toEqual([]);
});

it('every list that may be exported has a name on Activity', () => {
  const nameless = resources.filter(({ name }) => translate(`resources.${name}.name`, { _: '' }) === '');
  expect(nameless).toEqual([]);
});
