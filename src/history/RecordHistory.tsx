import AsItWasIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useInfiniteGetList, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { formatCount } from '../../domain/digits';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { useLanguage } from '../i18n/useLanguage';
import { ErrorBox } from '../shell/PageFrame';
import { AsItWas } from './AsItWas';
import type { Change } from './change';
import { HistoryEntry } from './HistoryEntry';
import { RestoreVersion } from './RestoreVersion';

interface Props {
  register: string;
  id: number;
  /** Called when an older version was restored. */
  onRestored: () => void;
}

const A_PAGE = 20;

/** Every change of a record, the newest first, with the ways to see and to restore how it was. */
export function RecordHistory({ register, id, onRestored }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteGetList<Change>(
      'changes',
      {
        pagination: { page: 1, perPage: A_PAGE },
        sort: { field: 'id', order: 'DESC' },
        filter: { register, recordId: id },
      },
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
        {changes.map((change) => (
          <HistoryEntry
            key={change.id}
            change={change}
            isPresent={change === newest}
            actions={
              newest &&
              change !== newest &&
              change.action !== 'delete' && (
                <Actions change={change} newest={newest} onRestored={onRestored} />
              )
            }
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

interface ActionsProps {
  change: Change;
  /** The record's last change, so its state is the present one. */
  newest: Change;
  onRestored: () => void;
}

function Actions({ change, newest, onRestored }: ActionsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const mayEdit = isShown(usePerson()?.authorities ?? [], 'edit', change.register);
  const restore = mayEdit && newest.action !== 'delete' && (
    <RestoreVersion
      change={change}
      version={newest.version}
      onRestored={() => {
        setOpen(false);
        onRestored();
      }}
    />
  );
  return (
    <>
      <Button
        size="small"
        startIcon={<AsItWasIcon />}
        aria-label={translate('history.asItWas.of', { at: formatInstant(change.at, language) })}
        onClick={() => setOpen(true)}
      >
        {translate('history.asItWas.action')}
      </Button>
      {restore}
      {isOpen && <AsItWas change={change} newest={newest} action={restore} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * A change made between two requests shifts the pages by one row, so the last row of a page may come again
 * with the next page.
 */
function withoutRepeats(changes: readonly Change[]): Change[] {
  const seen = new Set<Change['id']>();
  return changes.filter(({ id }) => !seen.has(id) && seen.add(id));
}
