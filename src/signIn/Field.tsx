import { useId, type ReactNode } from 'react';
import type { SecretTexts } from './texts';

interface FieldAttributes {
  id: string;
  'aria-required': true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  error: string;
  hint?: string;
  children: (field: FieldAttributes) => ReactNode;
}

/** A required field with its label above and its error below. */
export function Field({ label, error, hint, children }: Props) {
  const id = useId();
  const errorId = `${id}error`;
  const hintId = `${id}hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-required': true,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy,
      })}
      <p className="error" id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}

interface FactorProps {
  value: string;
  onChange: (typed: string) => void;
  error: string;
  texts: SecretTexts;
}

/** The code of the second factor, which the server asks for after the right password or OTP. */
export function FactorField({ value, onChange, error, texts }: FactorProps) {
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
