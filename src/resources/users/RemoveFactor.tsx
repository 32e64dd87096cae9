import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { CasebookDataProvider } from '../../dataProvider';
import { RowQuestion } from '../../list/rowActions/RowQuestion';
import { useErrorDialog } from '../../page/ErrorDialog';
import { useIsOwnAccount, userNameOf, type UserRecord } from './userRecord';

const words = 'resources.users.factor';

/** Removes the two-step verification of a colleague who has lost the phone and the recovery codes. */
export function RemoveFactor() {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useErrorDialog();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const user = useRecordContext<UserRecord>();
  const isOwn = useIsOwnAccount(user);
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (id: number) => dataProvider.removeSecondFactor(id),
    onSuccess: () => {
      notify(`${words}.removed`, { type: 'success' });
      void queries.invalidateQueries({ queryKey: ['users'] });
    },
    onError: (error) => showError({ title: 'lists.confirmation.failed', text: error.message }),
    onSettled: () => setAsked(false),
  });
  if (!user?.hasSecondFactor || isOwn || isSuccess) return null;
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
