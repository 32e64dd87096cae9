import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import type { CasebookDataProvider } from '../dataProvider';
import { useLanguage } from '../i18n/useLanguage';
import { useErrorDialog } from '../page/ErrorDialog';
import { loadEngine } from './loadEngine';
import { propertiesOf, spreadsheetColumns, type ListColumn } from './spreadsheetColumn';

export interface ExportButtonProps {
  /** The file's name in English, without `.xlsx`; `/` becomes `-`. */
  file: string;
  sheet: string;
  /** The list's columns after S/N, which is added. */
  columns: readonly ListColumn[];
}

/** An export's progress: rows written of the total. */
interface Progress {
  rows: number;
  total: number;
}

/**
 * Exports what the current list matches at that moment, one export at a time. Leaving the list cancels it;
 * turning a page or opening a record does not. @returns its progress, null when idle, and a message for
 * screen readers.
 */
export function useExport({ file, sheet, columns }: ExportButtonProps) {
  const { resource, total = 0, filter: permanent, filterValues, sort } = useListContext();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const translate = useTranslate();
  const language = useLanguage();
  const showError = useErrorDialog();
  const underWay = useRef<AbortController>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [announced, setAnnounced] = useState('');
  useEffect(() => () => underWay.current?.abort(), []);

  const shown = (number: number) => formatCount(number, language);

  const begin = async () => {
    if (underWay.current) return;
    const { signal } = (underWay.current = new AbortController());
    setProgress({ rows: 0, total });
    setAnnounced(translate('lists.export.busy'));
    let written = 0;
    const onRows = (rows: number) => {
      if (part(rows, total, 100) === part(written, total, 100)) return;
      if (part(rows, total, 10) !== part(written, total, 10)) {
        setAnnounced(translate('lists.export.announced', { rows: shown(rows), total: shown(total) }));
      }
      written = rows;
      setProgress({ rows, total });
    };
    try {
      const { downloadSpreadsheet } = await loadEngine();
      const sheetColumns = spreadsheetColumns(columns, translate);
      const fields = propertiesOf(sheetColumns);
      const rows = await downloadSpreadsheet({
        fileName: `${file}.xlsx`,
        spreadsheet: {
          resource,
          sheet,
          columns: sheetColumns,
          rowNumber: translate('lists.rowNumber'),
        },
        fetchRows: (size) =>
          dataProvider.pageStream(resource, {
            filter: { ...filterValues, ...permanent },
            sort,
            size,
            fields,
            signal,
          }),
        total,
        signal,
        onRows,
      });
      setAnnounced(translate('lists.export.done', { rows: shown(rows) }));
    } catch (failure) {
      setAnnounced(signal.aborted ? translate('lists.export.cancelled') : '');
      if (!signal.aborted) showError({ title: 'lists.export.failed', text: (failure as Error).message });
    } finally {
      underWay.current = null;
      setProgress(null);
    }
  };

  return { total, shown, progress, announced, begin, cancel: () => underWay.current?.abort() };
}

/** Progress in steps: how many of `parts` equal parts are done. */
const part = (rows: number, total: number, parts: number) => Math.floor((rows * parts) / total);
