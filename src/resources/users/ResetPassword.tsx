import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { CasebookDataProvider } from '../../dataProvider';
import { useOffers } from '../../offered/useOffers';
import { PrintButton } from '../../page/PrintButton';
import { SecretDialog } from '../../page/SecretDialog';
import { useErrorDialog } from '../../page/ErrorDialog';
import { RowQuestion } from '../../list/rowActions/RowQuestion';
import { useIsOwnAccount, userNameOf, type UserRecord } from './userRecord';
import { formatTimeOrInstant } from '../../../domain/dates';
import { localDigits } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';

const words = 'resources.users.reset';

/** Clears the password of a colleague who lost it and shows a sign-in code. */
export function ResetPassword() {
  const translate = useTranslate();
  const showError = useErrorDialog();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const user = useRecordContext<UserRecord>();
  const isOffered = useOffers('passwordReset');
  const isOwn = useIsOwnAccount(user);
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: (id: number) => dataProvider.resetPassword(id),
    onError: (error) => showError({ title: 'lists.confirmation.failed', text: error.message }),
    onSettled: () => setAsked(false),
    gcTime: 0, // the code is shown once and must not stay in the cache
  });
  if (!user?.isEnabled || isOwn || !isOffered) return null;
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
      {data && <SignInCodeDialog user={user} {...data} onClose={reset} />}
    </>
  );
}

interface Props {
  user: UserRecord;
  code: string;
  validUntil: string;
  onClose: () => void;
}

/** Shows the code, grouped for reading aloud. */
function SignInCodeDialog({ user, code, validUntil, onClose }: Props) {
  const language = useLanguage();
  const groups = code.replace(/(\d{4})(?=\d)/g, '$1 ');
  const until = formatTimeOrInstant(new Date(validUntil), language);
  return (
    <SecretDialog
      words={words}
      params={{ name: userNameOf(user), userName: user.userName ?? '', until }}
      secret={code}
      shown={localDigits(groups, language)}
      actions={<PrintButton variant="outlined" />}
      onClose={onClose}
    />
  );
}
