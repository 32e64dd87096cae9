import { useDataProvider } from 'react-admin';
import type { ImportRow } from '../../domain/imports';
import type { CasebookDataProvider } from '../dataProvider';
import type { ImportBatch } from '../dataProvider/imports';
import { shownCell } from './shownCell';

const AT_ONCE = 1000;

/** Finds the rows that have the same cells in these fields and wait to be mended or decided as well. */
export function useAlike(batch: ImportBatch) {
  const calls = useDataProvider<CasebookDataProvider>();
  return async (row: ImportRow, fields: readonly string[]): Promise<ImportRow[]> => {
    const cellsOf = (each: ImportRow) =>
      fields.map((field) => shownCell(batch.layout, each, field)).join('\n');
    const wanted = cellsOf(row);
    const found: ImportRow[] = [];
    for (let from = 0; ; from += AT_ONCE) {
      const { rows, total } = await calls.importRows(batch.id, {
        states: ['refused', 'undecided'],
        from,
        to: from + AT_ONCE - 1,
      });
      found.push(...rows.filter((each) => cellsOf(each) === wanted));
      if (!rows.length || from + AT_ONCE >= total) return found;
    }
  };
}
