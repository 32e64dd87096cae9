import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useInfiniteGetList, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { ErrorBox } from '../page/PageFrame';
import { viaName, viaParams, type Change } from '../dataProvider/history';
import { ChangedFields } from './ChangedFields';
import { changedFields } from './historyFields';
import { usePersonName } from './names';

interface Props {
  /** The filter of the changes, as the server takes it. */
  filter: Record<string, unknown>;
  /** Renders the changed record's name, where changes of several records are listed together. */
  record?: (change: Change) => ReactNode;
  /** Renders buttons for a version; `newest` is the newest change of the same record. */
  actions?: (change: Change, newest: Change) => ReactNode;
}

const A_PAGE = 20;

/** Changes, the newest first, with a button that loads more. */
export function ChangeEntries({ filter, record, actions }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteGetList<Change>(
      'changes',
      { pagination: { page: 1, perPage: A_PAGE }, sort: { field: 'id', order: 'DESC' }, filter },
      IN_PLACE,
    );
  const pages = data?.pages ?? [];
  // a change made between two requests shifts the pages, so that a row may come again with the next page
  const changes = [...new Map(pages.flatMap(({ data: rows }) => rows).map((row) => [row.id, row])).values()];
  const newestOf = ({ register, recordId }: Change) =>
    changes.find((other) => other.register === register && other.recordId === recordId)!;
  return (
    <>
      <ErrorBox error={error} onRetry={() => void refetch()} />
      {isPending && <LinearProgress aria-label={translate('layout.loading')} />}
      {data && changes.length === 0 && (
        <Typography color="text.secondary">{translate('history.none')}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map((change) => (
          <Entry
            key={change.id}
            change={change}
            record={record?.(change)}
            isPresent={!record && change === newestOf(change)}
            actions={actions?.(change, newestOf(change))}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {translate('history.more', {
            shown: formatCount(changes.length, language),
            total: formatCount(pages[0]?.total ?? 0, language),
          })}
        </Button>
      )}
    </>
  );
}

const IN_PLACE = { onError: () => {} };

interface EntryProps {
  change: Change;
  record: ReactNode;
  /** Whether the record still has the state of this change. */
  isPresent: boolean;
  actions: ReactNode;
}

/**
 * One change of a record: the action, the person, the time, the way it was made, and each field's old and new
 * value.
 */
function Entry({ change, record, isPresent, actions }: EntryProps) {
  const { action, at, via, by, register, reason } = change;
  const translate = useTranslate();
  const language = useLanguage();
  const headingId = useId();
  const nameOf = usePersonName();
  const fields = changedFields(change);
  const isWhole = change.was === null || change.became === null;
  const lines = <ChangedFields register={register} fields={fields} isWhole={isWhole} />;
  return (
    <Box component="li" aria-labelledby={headingId} sx={entry}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography id={headingId} component={record ? 'h3' : 'h2'} variant="subtitle2">
          {translate(`history.actions.${action}`)}: {nameOf(by)}
        </Typography>
        {isPresent && <Chip size="small" variant="outlined" label={translate('history.present')} />}
      </Box>
      <Typography variant="body2" color="text.secondary">
        <time dateTime={at}>{formatInstant(at, language)}</time>
        {' · '}
        {translate(`history.vias.${viaName(via)}`, viaParams(via))}
      </Typography>
      {record}
      {reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate('history.reason', { reason })}
        </Typography>
      )}
      {isWhole && fields.length > 0 ? (
        <details>
          <summary>{translate('history.fields', { count: formatCount(fields.length, language) })}</summary>
          {lines}
        </details>
      ) : (
        lines
      )}
      <Box sx={{ displayPrint: 'none' }}>{actions}</Box>
    </Box>
  );
}

const entry = {
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& summary': { py: 0.5, cursor: 'pointer', color: 'primary.main', typography: 'body2' },
};
