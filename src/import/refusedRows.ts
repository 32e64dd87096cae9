import { formatDay } from '../../domain/dates';
import { readBijoy } from '../../domain/import/bijoy';
import { readDay } from '../../domain/import/days';
import { statedUnit } from '../../domain/import/amounts';
import { importRegister, type ImportRow, type Reading } from '../../domain/imports';
import type { ImportBatch, ImportCalls } from '../dataProvider/imports';
import type { Language } from '../i18n/catalogue';
import { isAmount } from '../fields/kinds/importKind';
import { loadEngine } from '../spreadsheet/loadEngine';
import { rememberColumns } from './draft';
import { errorText } from './errorText';
import { unitOf } from './readings';
import { fieldsOf, shownCell } from './shownCell';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const AT_ONCE = 1000;

/** A column of the sheet of refused rows; `field` is '' if it was left out of the import. */
interface RefusedColumn {
  heading: string;
  field: string;
  reading?: Reading | undefined;
  cellOf: (row: ImportRow) => string;
}

/**
 * The columns of the imported sheet under their own headings, including those that were left out, then a
 * column for each field that had a value but no column. Bijoy is written as Unicode and days with the day
 * first, so that nobody has to choose again how to read them.
 * @param label gives the heading for a field that has none, or whose heading does not state the unit of its
 * amounts
 */
export function refusedColumns(
  { register, layout }: Pick<ImportBatch, 'register' | 'layout'>,
  rows: readonly ImportRow[],
  label: (field: string) => string,
): RefusedColumn[] {
  const { columns, headings = [] } = layout;
  const fields = importRegister(register)?.columns ?? {};
  const ofField = (field: string, own = '', reading?: Reading): RefusedColumn => {
    const heading = reading === 'bijoy' ? readBijoy(own) : own;
    const isStated = !isAmount(fields[field]!) || statedUnit(heading) === unitOf(layout, field);
    return {
      heading: (isStated && heading) || label(field),
      field,
      reading: reading === 'mdy' ? 'dmy' : reading === 'bijoy' ? undefined : reading,
      cellOf: (row) => plainCell(shownCell(layout, row, field), reading),
    };
  };
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const ofSheet = Array.from({ length: width }, (_, at): RefusedColumn => {
    const { field, reading } = columns.find(({ column }) => column === at) ?? {};
    if (field) return ofField(field, headings[at], reading);
    return { heading: headings[at] ?? '', field: '', cellOf: ({ cells }) => String(cells[at] ?? '') };
  });
  const given = new Set([
    ...fieldsOf(layout),
    ...rows.flatMap((row) => Object.keys(row.decision.values ?? {})),
  ]);
  const others = [...given].filter((name) => !columns.some(({ field }) => field === name));
  return [
    ...ofSheet.filter(({ heading, cellOf }) => heading || rows.some((row) => cellOf(row))),
    ...others.map((field) => ofField(field)),
  ];
}

/** Writes a day day-first if its column is read month-first (`mdy`); returns other cells unchanged. */
function plainCell(text: string, reading: Reading | undefined): string {
  const { value } = reading === 'mdy' ? readDay(text, 'mdy') : {};
  return value ? formatDay(value, 'en') : text;
}

/**
 * Downloads the rows that were not imported, with the reason in front, to be corrected and imported again.
 * The downloaded sheet keeps the choices of the import.
 */
export async function downloadRefused(
  calls: ImportCalls,
  batch: ImportBatch,
  label: (field: string) => string,
  { translate, language }: { translate: Translate; language: Language },
): Promise<void> {
  const rows = await refusedRows(calls, batch);
  const columns = refusedColumns(batch, rows, label);
  const headingOf = (field: string) => columns.find((each) => each.field === field)?.heading ?? label(field);
  const reasonOf = ({ errors }: ImportRow) =>
    errors
      .map((error) => {
        const text = errorText(error, translate, language);
        return error.field ? `${headingOf(error.field)}: ${text}` : text;
      })
      .join('\n');
  const reason = translate('imports.run.reason');
  await rememberColumns(batch.register, [{ heading: reason, field: '' }, ...columns], batch.layout);
  const { downloadSheet } = await loadEngine();
  await downloadSheet(
    `${translate('imports.run.refusedFile', { file: batch.fileName.replace(/\.\w+$/, '') })}.xlsx`,
    {
      name: translate('imports.states.refused'),
      columns: [reason, ...columns.map(({ heading }) => heading)].map((heading) => ({
        heading,
        kind: 'text' as const,
      })),
      rows: rows.map((row) => [reasonOf(row), ...columns.map(({ cellOf }) => cellOf(row) || null)]),
    },
  );
}

async function refusedRows(calls: ImportCalls, { id }: ImportBatch): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (let total = Infinity; rows.length < total;) {
    const from = rows.length;
    const part = await calls.importRows(id, {
      states: ['refused', 'undecided'],
      from,
      to: from + AT_ONCE - 1,
    });
    rows.push(...part.rows);
    total = part.rows.length ? part.total : rows.length;
  }
  return rows;
}
