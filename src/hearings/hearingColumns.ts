import { purposes, results } from '../../domain/hearings';
import { proceedingKinds } from '../../domain/proceedings';
import type { ListColumn } from '../spreadsheet/spreadsheetColumn';

/** The name of each kind of proceeding, as catalogue keys. */
export const proceedingKindNames: Record<string, string> = Object.fromEntries(
  proceedingKinds.map(({ name }) => [
    name,
    name === 'case-fillings' ? 'hearings.adjudication' : `resources.${name}.name`,
  ]),
);

const words = (source: 'purpose' | 'result', values: readonly string[]) => ({
  words: Object.fromEntries(values.map((value) => [value, `resources.hearings.choices.${source}.${value}`])),
});

const field = (source: string): ListColumn => ({ source, label: `resources.hearings.fields.${source}` });
const derived = (source: string): ListColumn => ({ source, label: `diary.columns.${source}` });

/** The columns of the diary's spreadsheet. */
export const hearingColumns: ListColumn[] = [
  { ...field('date'), sheet: { kind: 'date' } },
  derived('time'),
  field('court'),
  field('itemNo'),
  derived('nothiNumber'),
  { ...derived('kind'), sheet: { words: proceedingKindNames } },
  derived('number'),
  derived('companyName'),
  { ...field('purpose'), sheet: words('purpose', purposes) },
  field('lawOfficer'),
  { ...field('result'), sheet: words('result', results) },
  { ...field('nextDate'), sheet: { kind: 'date' } },
  field('resultNote'),
];
