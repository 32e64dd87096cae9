import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { PrintButton, useReportPrint } from '../page/PrintButton';
import { RecordDialog } from './RecordDialog';
import type { StoredRecord } from '../dataProvider/records';
import { useCloseDialog, useOpenRecord } from './useOpenRecord';
import { WithHistory } from './WithHistory';
import { CloseButton } from '../page/ModalDialog';

interface Props<R extends StoredRecord> {
  title: string;
  subtitle: (record: R) => string;
  file: (record: R) => number | undefined;
  facts?: (record: R) => ReactNode;
  actions?: (record: R) => ReactNode;
  children: (record: R) => ReactNode;
}

/** Shows all fields of the record in the URL, with a button to edit it. */
export function DetailsDialog<R extends StoredRecord>({
  title,
  subtitle,
  file,
  facts,
  actions,
  children,
}: Props<R>) {
  const translate = useTranslate();
  const { search, state } = useLocation();
  const { record, refetch } = useOpenRecord<R>();
  const close = useCloseDialog();
  useReportPrint(record && file(record));
  return (
    <RecordDialog
      opener="details"
      title={title}
      subtitle={record && subtitle(record)}
      facts={record && facts?.(record)}
      onClose={close}
    >
      <WithHistory label="lists.details" record={record} onRestored={() => void refetch()} onClose={close}>
        {record ? (
          // In the Tab order so that the keyboard can scroll it, because nothing inside takes the focus.
          <DialogContent dividers tabIndex={0}>
            {children(record)}
          </DialogContent>
        ) : (
          <LinearProgress aria-label={translate('layout.loading')} />
        )}
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <CloseButton onClick={close} />
          <PrintButton disabled={!record} />
          {record && actions?.(record)}
          <Button
            component={Link}
            to={{ pathname: `../${record?.id}/edit`, search }}
            state={state}
            replace
            variant="contained"
            startIcon={<EditIcon />}
            disabled={!record}
          >
            {translate('forms.edit')}
          </Button>
        </DialogActions>
      </WithHistory>
    </RecordDialog>
  );
}
