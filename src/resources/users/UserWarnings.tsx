import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { maySignIn } from '../../../domain/roles';
import { BelowRow } from '../../list/inRow/RowForm';
import { useConfig } from '../../useConfig';
import type { UserRecord } from './userRecord';

interface Typed {
  roles?: { role?: string }[] | null;
  email?: string | null;
  signInBy?: string | null;
}

/** Warns of settings that can be saved but keep the user from signing in. */
export const UserWarnings = ({ isNew }: { isNew: boolean }) => <Warnings warnings={useUserWarnings(isNew)} />;

/** The same warnings below an edited row, where the sign-in method cannot be changed. */
export function UserRowWarnings({ columns }: { columns: number }) {
  const warnings = useUserWarnings(false);
  if (warnings.length === 0) return null;
  return (
    <BelowRow columns={columns}>
      <Warnings warnings={warnings} />
    </BelowRow>
  );
}

/** Names of the warnings in the catalogue. New users sign in by a code. */
function useUserWarnings(isNew: boolean): string[] {
  const codesBy = useConfig()?.codesBy;
  const stored = useRecordContext<UserRecord>()?.signInBy;
  const { roles, email, signInBy = stored } = useWatch<Typed>();
  const { isDirty } = useFormState();
  const held = (roles ?? []).map((each) => each?.role ?? '');
  const needsCode = isNew || signInBy === 'OTP';
  const isOutOfReach = codesBy?.length === 1 && codesBy[0] === 'mail' && !email;
  return [
    held.length > 0 && !maySignIn(held) && 'noAccess',
    isDirty && needsCode && isOutOfReach && 'noMail',
  ].filter((warning) => warning !== false);
}

function Warnings({ warnings }: { warnings: string[] }) {
  const translate = useTranslate();
  return warnings.map((warning) => (
    <Alert key={warning} severity="warning">
      {translate(`resources.users.warnings.${warning}`)}
    </Alert>
  ));
}
