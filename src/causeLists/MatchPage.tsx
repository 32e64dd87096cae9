import { useMutation, useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ListedItem } from '../../domain/causeLists/listings';
import { createCauseListCalls } from '../dataProvider/causeLists';
import { useCalls } from '../dataProvider/useCalls';
import { useChangedFile } from '../dataProvider/useChangedFile';
import { PageFrame } from '../page/PageFrame';
import { AppliedList } from './AppliedList';
import { ListInput } from './ListInput';
import { MatchTable } from './MatchTable';

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
