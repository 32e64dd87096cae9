import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SHORTEST_PASSWORD } from '../../domain/users';
import type { Account } from '../dataProvider/account';
import { WIDE, FormBanner, FormGroup } from '../inputs/FormGroup';
import { refusedBy, type Refused } from '../inputs/submission';
import { PasswordInput } from './PasswordInput';
import { useReportUnsaved } from '../inputs/unsaved';
import { useAccountCalls, useAccountChanged } from './useAccount';

const words = 'resources.account';

/** Sets the first password or changes it. The server then ends the person's other sessions. */
export function PasswordForm({ account }: { account: Account }) {
  const translate = useTranslate();
  const notify = useNotify();
  const calls = useAccountCalls();
  const changed = useAccountChanged();
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const [round, setRound] = useState(0);
  const { hasPassword, userName } = account;

  const submit = async ({ present, new: next }: Typed) => {
    setRefusal(null);
    try {
      await calls.setOwnPassword({ ...(hasPassword && { present: present ?? '' }), new: next ?? '' });
    } catch (error) {
      const refused = refusedBy(error, ['present', 'new']);
      setRefusal(refused);
      return refused.fields;
    }
    notify(`${words}.password.saved`, { type: 'success' });
    setRound(round + 1);
    changed();
    return undefined;
  };
  const check = ({ present, new: next }: Typed) => ({
    ...(hasPassword && !present && { present: 'messages.secretRequired' }),
    ...((next ?? '').length < SHORTEST_PASSWORD && {
      new: { message: 'messages.passwordTooShort', args: { min: SHORTEST_PASSWORD } },
    }),
  });
  return (
    <Form key={round} defaultValues={EMPTY} validate={check} onSubmit={submit} noValidate>
      <FormGroup heading={translate(`${words}.groups.password`)}>
        {refusal?.banner && <FormBanner text={refusal.banner} advice={refusal.advice} />}
        {/* Tells the browser's password manager which account this is. */}
        <input type="text" autoComplete="username" value={userName} readOnly hidden />
        {hasPassword && <PasswordInput source="present" autoComplete="current-password" />}
        <PasswordInput
          source="new"
          autoComplete="new-password"
          hint={translate(`${words}.password.hint`, { min: SHORTEST_PASSWORD })}
        />
        <Unsaved />
        <Box className={WIDE} sx={{ textAlign: 'right' }}>
          <Button type="submit" variant="contained">
            {translate(`${words}.password.${hasPassword ? 'change' : 'set'}`)}
          </Button>
        </Box>
      </FormGroup>
    </Form>
  );
}

function Unsaved() {
  const typed = useWatch({ name: ['present', 'new'] });
  useReportUnsaved('password', typed.some(Boolean));
  return null;
}

/** The typed passwords; an emptied input holds null. */
type Typed = Record<string, string | null>;

const EMPTY = { present: '', new: '' };
