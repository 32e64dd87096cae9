import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { useLanguage } from '../i18n/useLanguage';
import { ErrorBox } from '../page/PageFrame';
import { PrintButton } from '../page/PrintButton';
import type { Change } from '../dataProvider/history';
import { fieldsOf, valuesIn } from './historyFields';
import { PaperDialog } from '../page/PaperDialog';
import { RecordFields } from './RecordFields';
import { useTitleOf } from './names';

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
  const at = formatInstant(change.at, useLanguage());
  const { data, error, refetch } = useWithRecord(change);
  const then = data?.record;
  const now = useWithRecord(newest).data?.record;
  const fields = fieldsOf(change.register, then ?? null, now ?? null);
  return (
    <PaperDialog
      title={translate('history.asItWas.title', { at })}
      subtitle={data && titleOf(data)}
      actions={
        <>
          <PrintButton />
          {action}
        </>
      }
      onClose={onClose}
    >
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
    </PaperDialog>
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
