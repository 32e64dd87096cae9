import { useMutation, useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import { useState, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ListedItem, ListApplied } from '../../domain/causeLists/listings';
import { createCauseListCalls } from '../dataProvider/causeLists';
import { useCalls, useChangedFile } from '../dataProvider/useCalls';
import { PageFrame } from '../page/PageFrame';
import { ListInput } from './ListInput';
import { MatchTable } from './MatchTable';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '../../domain/dates';
import { useLanguage } from '../i18n/useLanguage';

/** Finds our cases in a court's cause list and enters their hearings. */
export function MatchPage() {
  const translate = useTranslate();
  const calls = useCalls(createCauseListCalls);
  const changed = useChangedFile();
  const [text, setText] = useState('');
  const match = useMutation({ mutationFn: () => calls.matchCauseList(text) });
  const { data: sample } = useQuery({
    queryKey: ['sampleCauseList'],
    queryFn: ({ signal }) => calls.sampleCauseList(signal),
    staleTime: Infinity,
  });
  const apply = useMutation({
    mutationFn: async (items: ListedItem[]) => ({ ...(await calls.applyCauseList(items)), items }),
    onSuccess: changed,
  });
  const write = (next: string) => {
    setText(next);
    // the results so far belong to the earlier text
    match.reset();
    apply.reset();
  };
  const title = translate('causeList.title');
  const error = match.error ?? apply.error;
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: translate('layout.menuGroups.hearings'), to: '/hearings' }, { label: title }]}
    >
      {apply.data ? (
        <AppliedList applied={apply.data} onAnother={() => write('')} />
      ) : (
        <>
          <ListInput
            text={text}
            onText={write}
            sample={sample}
            isBusy={match.isPending}
            onFind={() => {
              apply.reset();
              match.mutate();
            }}
          />
          {error && (
            <Alert severity="error" role="alert" sx={{ my: 1.5 }}>
              {error.message}
            </Alert>
          )}
          {match.data && (
            <MatchTable
              key={match.submittedAt}
              lines={match.data}
              isBusy={apply.isPending}
              onApply={(items) => apply.mutate(items)}
            />
          )}
        </>
      )}
    </PageFrame>
  );
}

interface Props {
  applied: ListApplied & { items: readonly ListedItem[] };
  onAnother: () => void;
}

/** The hearings entered from a list, with links to the diary of their days. */
function AppliedList({ applied, onAnother }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const first = useRef<HTMLAnchorElement>(null);
  // focused here, because browsers ignore `autofocus` on a link
  useEffect(() => first.current?.focus(), []);
  const { added, updated, same, items } = applied;
  const days = [...new Set(items.map(({ date }) => date))].toSorted();
  return (
    <>
      <output>
        <Alert severity="success" role="none" sx={{ mb: 2 }}>
          {translate('causeList.applied', { added, updated, same })}
        </Alert>
      </output>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {days.map((day, index) => (
          <Button
            key={day}
            component={RouterLink}
            to={`/hearings?date=${day}`}
            variant="outlined"
            ref={index === 0 ? first : undefined}
          >
            {translate('causeList.diaryOf', { day: formatDay(day, language) })}
          </Button>
        ))}
        <Button onClick={onAnother}>{translate('causeList.another')}</Button>
      </Box>
    </>
  );
}
