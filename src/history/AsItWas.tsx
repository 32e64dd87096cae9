import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { useLanguage } from '../i18n/useLanguage';
import type { StoredRecord } from '../recordForms/storedRecord';
import { ErrorBox } from '../shell/PageFrame';
import { OnPaper } from '../shell/OnPaper';
import type { Change } from './change';
import { valuesIn } from './changedFields';
import { recordAt } from './recordAt';
import { RecordFields } from './RecordFields';
import { fieldsOf } from './registerFields';

interface Props {
  /** The record's, the newest first, down to `change` at least. */
  changes: readonly Change[];
  change: Change;
  /** Fetches the changes again. */
  reload: () => unknown;
  /** A way to restore this version, for whoever may. */
  action: ReactNode;
  onClose: () => void;
}

/** The whole record as it stood after a change, marked as such; what has changed since says what it is now. */
export function AsItWas({ changes, change, reload, action, onClose }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { stored, error, refetch } = useStored(changes, change, reload);
  const fields = fieldsOf(change.register, ...changes.flatMap(({ was, became }) => [was, became]));
  const record = stored && recordAt(changes, change.id, stored);
  const title = translate('history.asItWas.title', { at: formatInstant(change.at, language) });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={narrow} fullWidth maxWidth="xl">
      <OnPaper />
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate('history.asItWas.marked')}
        </Alert>
        <ErrorBox error={error} onRetry={() => void refetch()} />
        {stored && record && (
          <RecordFields
            register={change.register}
            fields={fields}
            values={valuesIn(fields, record)}
            now={valuesIn(fields, stored)}
          />
        )}
        {!stored && !error && <LinearProgress aria-label={translate('layout.loading')} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose} variant="outlined">
          {translate('forms.close')}
        </Button>
        <Button onClick={() => window.print()} startIcon={<PrintIcon />}>
          {translate('forms.print')}
        </Button>
        {action}
      </DialogActions>
    </Dialog>
  );
}

/** The record as it is stored now. Changed since the changes were listed, these are fetched again first. */
function useStored(changes: readonly Change[], { register, recordId }: Change, reload: () => unknown) {
  const dataProvider = useDataProvider();
  const query = useQuery({
    queryKey: ['stored', register, recordId],
    queryFn: async ({ signal }) =>
      (await dataProvider.getOne<StoredRecord>(register, { id: recordId, signal })).data,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const version = query.data?.version;
  const isBehind = version !== undefined && changes[0]?.version !== version;
  const reloaded = useRef<number>(undefined);
  useEffect(() => {
    if (!isBehind || reloaded.current === version) return;
    reloaded.current = version;
    reload();
  }, [isBehind, version, reload]);
  return { stored: query.data, error: query.error, refetch: query.refetch };
}
