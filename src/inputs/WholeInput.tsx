import { useInput } from 'react-admin';
import { toAsciiDigits } from '../../domain/digits';
import { InputField } from './InputField';

/** A whole number, typed in either digits; what is none stays as typed, for the check to refuse. */
export const WholeInput = ({ source }: { source: string }) => (
  <InputField
    source={source}
    input={useInput({ source, format: (value: unknown) => value ?? '', parse: read })}
    slotProps={{ htmlInput: { inputMode: 'numeric' } }}
  />
);

function read(typed: string): number | string | null {
  const digits = toAsciiDigits(typed.trim());
  return /^\d+$/.test(digits) ? Number(digits) : typed || null;
}
