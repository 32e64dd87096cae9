import { useInput } from 'react-admin';
import { toAsciiDigits, localDigits } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { asIs, InputField } from './InputField';

/** A whole number. Other text stays as typed, and the check refuses it. */
export function WholeInput({ source }: { source: string }) {
  const language = useLanguage();
  const input = useInput({ source, format: asIs, parse: asIs });
  const text = String(input.field.value ?? '');
  return (
    <InputField
      source={source}
      input={input}
      value={localDigits(text, language)}
      onChange={({ target }) => input.field.onChange(read(target.value))}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}

function read(typed: string): number | string | null {
  const text = toAsciiDigits(typed).trim();
  return /^\d{1,10}$/.test(text) ? Number(text) : text || null;
}
