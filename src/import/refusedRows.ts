import { formatDay } from '../../domain/dates';
import { readDay } from '../../domain/import/days';
import type { ImportRow } from '../../domain/imports';
import type { ImportBatch, ImportCalls } from '../dataProvider/imports';
import type { Language } from '../i18n/catalogue';
import { loadEngine } from '../spreadsheet/loadEngine';
import { errorText } from './errorText';
import { fieldsOf, shownCell } from './shownCell';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const AT_ONCE = 1000;

/** A cell in a form that needs no choice of reading: a day with the month first becomes day first. */
function plainCell({ layout }: ImportBatch, row: ImportRow, field: string): string {
  const text = shownCell(layout, row, field);
  const isMonthFirst = layout.columns.some((each) => each.field === field && each.reading === 'mdy');
  const { value } = isMonthFirst ? readDay(text, 'mdy') : {};
  return value ? formatDay(value, 'en') : text;
}

/**
 * Downloads the rows that did not come in, with the reason in front, to be mended and brought in again.
 *
 * @param label the heading of a field's column.
 */
export async function downloadRefused(
  calls: ImportCalls,
  batch: ImportBatch,
  label: (field: string) => string,
  { translate, language }: { translate: Translate; language: Language },
): Promise<void> {
  const fields = fieldsOf(batch.layout);
  const rows: ImportRow[] = [];
  for (let total = Infinity; rows.length < total;) {
    const from = rows.length;
    const part = await calls.importRows(batch.id, {
      states: ['refused', 'undecided'],
      from,
      to: from + AT_ONCE - 1,
    });
    rows.push(...part.rows);
    total = part.rows.length ? part.total : rows.length;
  }
  const reasonOf = ({ errors }: ImportRow) =>
    errors
      .map((error) => {
        const text = errorText(error, translate, language);
        return error.field ? `${label(error.field)}: ${text}` : text;
      })
      .join('\n');
  const { downloadSheet } = await loadEngine();
  await downloadSheet(
    `${translate('imports.run.refusedFile', { file: batch.fileName.replace(/\.\w+$/, '') })}.xlsx`,
    {
      name: translate('imports.states.refused'),
      columns: [translate('imports.run.reason'), ...fields.map(label)].map((heading) => ({
        heading,
        kind: 'text' as const,
      })),
      rows: rows.map((row) => [
        reasonOf(row),
        ...fields.map((field) => plainCell(batch, row, field) || null),
      ]),
    },
  );
}
