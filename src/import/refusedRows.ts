import type { ImportRow } from '../../domain/imports';
import type { ImportBatch, ImportCalls } from '../dataProvider/imports';
import { loadEngine } from '../spreadsheet/loadEngine';
import { errorText } from './errorText';
import { shownCell } from './shownCell';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const AT_ONCE = 1000;

/** Downloads the rows that did not come in, with the reason in front, to be mended and brought in again. */
export async function downloadRefused(
  calls: ImportCalls,
  batch: ImportBatch,
  label: (field: string) => string,
  translate: Translate,
): Promise<void> {
  const fields = batch.layout.columns.map(({ field }) => field);
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
        const text = errorText(error, translate);
        return error.field ? `${label(error.field)}: ${text}` : text;
      })
      .join('\n');
  const { downloadSheet } = await loadEngine();
  await downloadSheet(
    `${translate('imports.run.refusedFile', { file: batch.fileName.replace(/\.\w+$/, '') })}.xlsx`,
    {
      name: 'Refused',
      columns: [translate('imports.run.reason'), ...fields.map(label)].map((heading) => ({
        heading,
        kind: 'text' as const,
      })),
      rows: rows.map((row) => [
        reasonOf(row),
        ...fields.map((field) => shownCell(batch.layout, row, field) || null),
      ]),
    },
  );
}
