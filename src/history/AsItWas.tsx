import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { useLanguage } from '../i18n/useLanguage';
import { ErrorBox } from '../page/PageFrame';
import { OnPaper } from '../page/OnPaper';
import { CloseButton } from '../page/ModalDialog';
import { PrintButton } from '../page/PrintButton';
import type { Change } from '../dataProvider/history';
import { valuesIn } from './changedFields';
import { RecordFields } from './RecordFields';
import { fieldsOf } from './registerFields';
import { useTitleOf } from './useTitleOf';

interface Props {
  change: Change;
  /** The record's last change, whose state is the present one. */
  newest: Change;
  /** A button that restores this version, for users with the right to. */
  action: ReactNode;
  onClose: () => void;
}

/**
 * The whole record as it was after a change, marked as such; fields that have changed since also show their
 * present value.
 */
export function AsItWas({ change, newest, action, onClose }: Props) {
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const language = useLanguage();
  const id = useId();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { data, error, refetch } = useWithRecord(change);
  const then = data?.record;
  const now = useWithRecord(newest).data?.record;
  const fields = fieldsOf(change.register, then ?? null, now ?? null);
  const title = translate('history.asItWas.title', { at: formatInstant(change.at, language) });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={narrow} fullWidth maxWidth="xl">
      <OnPaper />
      <DialogTitle id={id} component="div">
        <Typography component="h1" variant="h6">
          {title}
        </Typography>
        {data && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {titleOf(data)}
          </Typography>
        )}
      </DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Alert severity="warning" role="note" variant="outlined" sx={{ mb: 2 }}>
          {translate('history.asItWas.marked')}
        </Alert>
        <ErrorBox error={error} onRetry={() => void refetch()} />
        {then && (
          <RecordFields
            register={change.register}
            fields={fields}
            values={valuesIn(fields, then)}
            now={now ? valuesIn(fields, now) : undefined}
          />
        )}
        {!then && !error && <LinearProgress aria-label={translate('layout.loading')} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <CloseButton onClick={onClose} />
        <PrintButton />
        {action}
      </DialogActions>
    </Dialog>
  );
}

/** Fetches a change with the whole record as it was after the change. */
function useWithRecord({ id }: Change) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: ['changes', 'getOne', id],
    queryFn: async ({ signal }) => (await dataProvider.getOne<Change>('changes', { id, signal })).data,
    staleTime: Infinity, // a change in the history is never modified
  });
}
