import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { CasebookDataProvider } from '../../dataProvider';
import { RowQuestion } from '../../list/rowActions/RowQuestion';
import { useErrorDialog } from '../../page/ErrorDialog';
import { useIsOwnAccount, userNameOf, type UserRecord } from './userRecord';

interface Props {
  user: UserRecord;
  /** The key of the texts `open`, `title` and `question`. */
  words: string;
  act: (id: number) => Promise<unknown>;
}

/** A button of the form of a user that asks before it acts; a refusal is shown. */
export function UserAction({ user, words, act }: Props) {
  const translate = useTranslate();
  const showError = useErrorDialog();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onError: (error) => showError({ title: 'lists.confirmation.failed', text: error.message }),
    onSettled: () => setAsked(false),
    gcTime: 0, // the answer may be a code, which is shown once and must not stay in the cache
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)} sx={{ placeSelf: 'center start' }}>
        {translate(`${words}.open`)}
      </Button>
      {asked && (
        <RowQuestion
          title={translate(`${words}.title`, { name: userNameOf(user) })}
          question={`${words}.question`}
          final={false}
          busy={isPending}
          onConfirm={() => mutate(user.id)}
          onDecline={() => setAsked(false)}
        />
      )}
    </>
  );
}

const factor = 'resources.users.factor';

/** Removes the two-step verification of a colleague who has lost the phone and the recovery codes. */
export function RemoveFactor() {
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const user = useRecordContext<UserRecord>();
  const isOwn = useIsOwnAccount(user);
  const [isRemoved, setRemoved] = useState(false);
  if (!user?.hasSecondFactor || isOwn || isRemoved) return null;
  const remove = async (id: number) => {
    await dataProvider.removeSecondFactor(id);
    setRemoved(true);
    notify(`${factor}.removed`, { type: 'success' });
    void queries.invalidateQueries({ queryKey: ['users'] });
  };
  return <UserAction user={user} words={factor} act={remove} />;
}
