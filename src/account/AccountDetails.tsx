import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { text, type Values } from '../../domain/fields';
import { userFields } from '../../domain/users';
import type { Account } from '../dataProvider/account';
import { FieldInput } from '../inputs/FieldInput';
import { WIDE, FormGroup } from '../inputs/FormGroup';
import { RecordForm } from '../inputs/RecordForm';
import { SaveButton } from '../inputs/SaveButton';
import { PresentPassword } from './PasswordInput';
import { useReportUnsaved } from '../inputs/unsaved';
import { useAccountCalls, useAccountChanged } from './useAccount';

const { fullName, email, phone, signInBy } = userFields;
/** The present password; it is not trimmed, because the server compares it as typed. */
const present = text({ normalise: (typed) => typed || null });
const fields = { fullName, email, phone, signInBy, present };

const words = 'resources.account';

/** Name, e-mail and phone; for an account with a password also the sign-in method. */
export function AccountDetails({ account }: { account: Account }) {
  const translate = useTranslate();
  const notify = useNotify();
  const calls = useAccountCalls();
  const changed = useAccountChanged();
  const [values] = useState<Partial<Values<typeof fields>>>(() => ({
    fullName: account.fullName,
    email: account.email,
    phone: account.phone,
    signInBy: account.signInBy,
  }));
  return (
    <RecordForm
      fields={fields}
      mode="edit"
      values={values}
      save={async ({ present, ...own }) => {
        await calls.saveOwnAccount({ ...own, ...(present && { present }), version: account.version });
      }}
      onSaved={() => {
        notify(`${words}.saved`, { type: 'success' });
        changed();
      }}
      // A failure needs nothing more: the banner shows it, and this dialog has no page behind it to return
      // to.
      onFailed={() => {}}
    >
      <FormGroup heading={translate(`${words}.groups.person`)}>
        <FieldInput source="fullName" field={fullName} />
        <FieldInput source="email" field={email} />
        <FieldInput source="phone" field={phone} />
        {account.hasPassword && <FieldInput source="signInBy" field={signInBy} />}
        <PresentPassword account={account} />
        <Unsaved />
        <Box className={WIDE} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          {!account.hasPassword && (
            <Alert severity="info" role="note" sx={{ flexGrow: 1, py: 0 }}>
              {translate(`${words}.otpUntilPassword`)}
            </Alert>
          )}
          <Box sx={{ ml: 'auto' }}>
            <SaveButton />
          </Box>
        </Box>
      </FormGroup>
    </RecordForm>
  );
}

function Unsaved() {
  const { isDirty, isSubmitSuccessful } = useFormState();
  // After a save the form stays dirty until the stored account has been fetched again.
  useReportUnsaved('details', isDirty && !isSubmitSuccessful);
  return null;
}
