import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Account } from '../dataProvider/account';
import { PasswordInput } from './PasswordInput';

/** Asks for the present password when a change would send sign-in codes to another e-mail address or phone. */
export function PresentPassword({ account }: { account: Account }) {
  const translate = useTranslate();
  const [email, phone] = useWatch({ name: ['email', 'phone'] });
  const isMoved = (email || null) !== account.email || (phone || null) !== account.phone;
  if (!isMoved || !account.hasPassword) return null;
  return (
    <PasswordInput
      source="present"
      autoComplete="current-password"
      hint={translate('resources.account.presentHint')}
    />
  );
}
