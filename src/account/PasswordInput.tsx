import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { InputField } from '../inputs/InputField';
import { useWatch } from 'react-hook-form';
import type { Account } from '../dataProvider/account';

interface Props {
  source: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

/** A password input that can show its text, since no second input asks to repeat it. */
export function PasswordInput({ source, autoComplete, hint }: Props) {
  const translate = useTranslate();
  const input = useInput({ source });
  const [shown, setShown] = useState(false);
  const field = translate(`resources.account.fields.${source}`);
  const label = translate(`resources.account.password.${shown ? 'hide' : 'show'}`, { field });
  return (
    <InputField
      source={source}
      input={input}
      required
      hint={hint}
      type={shown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { autoComplete, spellCheck: false, autoCapitalize: 'none' },
        input: {
          disableInjectingGlobalStyles: false, // so that the label moves off text that the browser fills in
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={label}
                title={label}
                onClick={() => setShown(!shown)}
              >
                {shown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

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
