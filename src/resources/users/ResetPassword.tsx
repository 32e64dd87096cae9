import { useState, type ReactNode } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import { formatTimeOrInstant } from '../../../domain/dates';
import { localDigits } from '../../../domain/digits';
import type { CasebookDataProvider } from '../../dataProvider';
import { useLanguage } from '../../i18n/useLanguage';
import { useOffers } from '../../offered/useOffers';
import { PrintButton } from '../../page/PrintButton';
import { SecretDialog } from '../../page/SecretDialog';
import { UserAction } from './UserAction';
import { useIsOwnAccount, userNameOf, type UserRecord } from './userRecord';

const words = 'resources.users.reset';

/** Clears the password of a colleague who lost it and shows a sign-in code. */
export function ResetPassword() {
  const user = useRecordContext<UserRecord>();
  const isOffered = useOffers('passwordReset');
  const isOwn = useIsOwnAccount(user);
  const [makeCode, dialog] = useSignInCode(words);
  if (!user?.isEnabled || isOwn || !isOffered) return null;
  return (
    <>
      <UserAction user={user} words={words} act={() => makeCode(user)} />
      {dialog}
    </>
  );
}

/** Returns a function that clears a user's password and makes a sign-in code, and the dialog that shows the code. */
export function useSignInCode(words: string): [(user: UserRecord) => Promise<void>, ReactNode] {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const [made, setMade] = useState<Omit<Props, 'words' | 'onClose'> | null>(null);
  const make = async (user: UserRecord) => setMade({ user, ...(await dataProvider.resetPassword(user.id)) });
  const dialog = made && <SignInCodeDialog words={words} {...made} onClose={() => setMade(null)} />;
  return [make, dialog];
}

interface Props {
  words: string;
  user: UserRecord;
  code: string;
  validUntil: string;
  onClose: () => void;
}

/** Shows the code, grouped for reading aloud. */
function SignInCodeDialog({ words, user, code, validUntil, onClose }: Props) {
  const language = useLanguage();
  const groups = code.replace(/(\d{4})(?=\d)/g, '$1 ');
  const until = formatTimeOrInstant(new Date(validUntil), language);
  return (
    <SecretDialog
      words={words}
      params={{ name: userNameOf(user), userName: user.userName ?? '', until, address: location.origin }}
      secret={code}
      shown={localDigits(groups, language)}
      actions={<PrintButton variant="outlined" />}
      onClose={onClose}
    />
  );
}
