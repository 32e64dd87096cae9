import { useState } from 'react';
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
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const user = useRecordContext<UserRecord>();
  const isOffered = useOffers('passwordReset');
  const isOwn = useIsOwnAccount(user);
  const [made, setMade] = useState<Pick<Props, 'code' | 'validUntil'> | null>(null);
  if (!user?.isEnabled || isOwn || !isOffered) return null;
  const reset = async (id: number) => setMade(await dataProvider.resetPassword(id));
  return (
    <>
      <UserAction user={user} words={words} act={reset} />
      {made && <SignInCodeDialog user={user} {...made} onClose={() => setMade(null)} />}
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
