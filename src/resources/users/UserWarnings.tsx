import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { maySignIn } from '../../../domain/roles';
import { useConfig } from '../../useConfig';

interface Typed {
  roles?: { role?: string }[] | null;
  email?: string | null;
  signInBy?: string | null;
}

/** Warns of settings that can be saved but keep the user from signing in. New users sign in by a code. */
export function UserWarnings({ isNew }: { isNew: boolean }) {
  const translate = useTranslate();
  const codesBy = useConfig()?.codesBy;
  const { roles, email, signInBy } = useWatch<Typed>();
  const { isDirty } = useFormState();
  const held = (roles ?? []).map((each) => each?.role ?? '');
  const needsCode = isNew || signInBy === 'OTP';
  const isOutOfReach = codesBy?.length === 1 && codesBy[0] === 'mail' && !email;
  const warnings = [
    held.length > 0 && !maySignIn(held) && 'noAccess',
    isDirty && needsCode && isOutOfReach && 'noMail',
  ].filter((warning) => warning !== false);
  return warnings.map((warning) => (
    <Alert key={warning} severity="warning">
      {translate(`resources.users.warnings.${warning}`)}
    </Alert>
  ));
}
