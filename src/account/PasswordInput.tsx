import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { InputField } from '../inputs/InputField';

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
