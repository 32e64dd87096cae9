import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useInfiniteGetList, useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { ErrorBox } from '../page/PageFrame';
import type { Change } from '../dataProvider/history';

interface Props {
  /** The filter of the changes, as the server takes it. */
  filter: Record<string, unknown>;
  /** Renders one change; `newest` is the newest of all changes. */
  entry: (change: Change, newest: Change) => ReactNode;
}

const A_PAGE = 20;

/** Changes, the newest first, with a button that loads more. */
export function ChangeEntries({ filter, entry }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteGetList<Change>(
      'changes',
      { pagination: { page: 1, perPage: A_PAGE }, sort: { field: 'id', order: 'DESC' }, filter },
      IN_PLACE,
    );
  const pages = data?.pages ?? [];
  const changes = withoutRepeats(pages.flatMap((page) => page.data));
  const newest = changes[0];
  return (
    <>
      <ErrorBox error={error} onRetry={() => void refetch()} />
      {isPending && <LinearProgress aria-label={translate('layout.loading')} />}
      {data && changes.length === 0 && (
        <Typography color="text.secondary">{translate('history.none')}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {newest && changes.map((change) => entry(change, newest))}
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

/**
 * A change made between two requests shifts the pages by one row, so the last row of a page may come again
 * with the next page.
 */
function withoutRepeats(changes: readonly Change[]): Change[] {
  const seen = new Set<Change['id']>();
  return changes.filter(({ id }) => !seen.has(id) && seen.add(id));
}
