import Alert from '@mui/material/Alert';
import { RecordContextProvider, useGetList, useListContext, useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { PaperDialog } from '../page/PaperDialog';
import { WaitingRows } from '../page/PageFrame';
import { PrintButton } from '../page/PrintButton';
import type { TableColumn } from './table/tableColumns';

interface Props<R> {
  title: string;
  columns: readonly TableColumn<R>[];
  onClose: () => void;
}

/** All rows of a list as it is filtered and sorted, not only those of the page, to be printed. */
export function WholeListDialog<R extends { id: number }>({ title, columns, onClose }: Props<R>) {
  const translate = useTranslate();
  const language = useLanguage();
  const { resource, filter, filterValues, sort } = useListContext();
  const { data, total, isPending, error } = useGetList<R>(resource, {
    filter: { ...filterValues, ...filter },
    sort,
    pagination: { page: 1, perPage: MOST },
  });
  const shown = (number = 0) => formatCount(number, language);
  const range = { from: shown(1), to: shown(data?.length), total: shown(total) };
  return (
    <PaperDialog
      title={title}
      subtitle={data && translate('lists.printedRange', range)}
      maxWidth="lg"
      actions={<PrintButton variant="contained" disabled={!data} />}
      onClose={onClose}
    >
      {isPending && <WaitingRows />}
      {error && (
        <Alert severity="error" role="alert">
          {error.message}
        </Alert>
      )}
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{translate('lists.rowNumber')}</th>
            {columns.map(({ source, label, numeric }) => (
              <th key={source} scope="col" data-number={numeric || undefined}>
                {translate(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data?.map((row, place) => (
            <RecordContextProvider key={row.id} value={row}>
              <tr>
                <td>{shown(place + 1)}</td>
                {columns.map(({ source, numeric, render }) => (
                  <td key={source} data-number={numeric || undefined}>
                    {render(row)}
                  </td>
                ))}
              </tr>
            </RecordContextProvider>
          ))}
        </tbody>
      </table>
    </PaperDialog>
  );
}

const MOST = 5000;
