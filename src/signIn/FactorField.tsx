import { Field } from './Field';
import type { SignInTexts } from './texts';

interface Props {
  value: string;
  onChange: (typed: string) => void;
  error: string;
  texts: SignInTexts;
}

/** The code of the second factor, which the server asks for after the right password or OTP. */
export function FactorField({ value, onChange, error, texts }: Props) {
  return (
    <Field label={texts.factor} error={error} hint={texts.factorHint}>
      {(field) => (
        <input
          {...field}
          autoFocus
          name="factor"
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
