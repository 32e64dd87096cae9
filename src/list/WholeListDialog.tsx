import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RecordContextProvider, useGetList, useListContext, useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { CloseButton } from '../page/ModalDialog';
import { OnPaper, paperTable } from '../page/OnPaper';
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
  const titleId = useId();
  const { resource, filterValues, sort } = useListContext();
  const { data, total, isPending, error } = useGetList<R>(resource, {
    filter: filterValues as object,
    sort,
    pagination: { page: 1, perPage: MOST },
  });
  const shown = (number = 0) => formatCount(number, language);
  const range = { from: shown(1), to: shown(data?.length), total: shown(total) };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="lg">
      <OnPaper />
      <DialogTitle id={titleId} component="div">
        <Typography component="h2" variant="h6">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {data && translate('lists.printedRange', range)}
        </Typography>
      </DialogTitle>
      {/* in the Tab order so that the keyboard can scroll it */}
      <DialogContent dividers tabIndex={0} sx={paperTable}>
        {isPending && <WaitingRows />}
        {error && (
          <Alert severity="error" role="alert">
            {error.message}
          </Alert>
        )}
        <table aria-labelledby={titleId}>
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
      </DialogContent>
      <DialogActions>
        <CloseButton onClick={onClose} />
        <PrintButton variant="contained" disabled={!data} />
      </DialogActions>
    </Dialog>
  );
}

const MOST = 5000;
