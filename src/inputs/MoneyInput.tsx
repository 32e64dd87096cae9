import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, useInput } from 'react-admin';
import { useLanguage } from '../i18n/useLanguage';
import { InputError } from './InputError';
import { amountAtRest, amountToType, readAmount } from './typedAmount';

/**
 * An amount in taka. At rest it is grouped and has two decimals; while it is changed it is plain, and a 0
 * makes room for what is typed. Left empty it is 0 again.
 */
export function MoneyInput({ source }: { source: string }) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const { field, fieldState, id } = useInput({ source, format: asIs, parse: asIs });

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle source={source} />}
      value={typed ?? amountAtRest(field.value, language)}
      onFocus={() => setTyped(amountToType(field.value, language))}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(readAmount(target.value));
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
      error={fieldState.invalid}
      helperText={fieldState.error && <InputError error={fieldState.error} />}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', style: { textAlign: 'right' } } }}
      fullWidth
    />
  );
}

const asIs = (value: unknown) => value;
