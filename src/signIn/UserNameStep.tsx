import { useEffect, useRef, useState, type FormEvent } from 'react';
import { askForOtp } from '../authProvider/signInCalls';
import type { Language } from '../i18n/catalogue';
import { failureText, loadSecretTexts, type Claim, type SignInProps } from './texts';
import { Field } from './Field';

/** Step two and its texts are chunks of their own, loaded while step one is filled in, so that step one appears sooner. */
const loadSecretStep = (language: Language) =>
  Promise.all([import('./SecretStep'), loadSecretTexts(language)]);

interface Props extends SignInProps {
  userName: string;
  /** Absent if the user name is fixed. */
  onUserName?: (userName: string) => void;
  onClaim: (claim: Claim) => void;
}

/** Step one: asks the server whether this person signs in by password or by OTP. */
export function UserNameStep({ userName, onUserName, onClaim, texts, language }: Props) {
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const typed = userName.trim();
    setFailure(undefined);
    setMissing(!typed);
    if (!typed) return input.current?.focus();
    setBusy(true);
    try {
      const [by] = await Promise.all([askForOtp(typed), loadSecretStep(language)]);
      onClaim({ userName: typed, by });
    } catch (reason) {
      setFailure(reason);
      setBusy(false);
      input.current?.focus();
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      {failure !== undefined && (
        <p className="failure" role="alert">
          {failureText(failure, texts, language)}
        </p>
      )}
      <Field label={texts.userName} error={missing ? texts.userNameRequired : ''}>
        {(field) => (
          <input
            {...field}
            ref={input}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={255}
            value={userName}
            readOnly={!onUserName}
            onChange={(event) => onUserName?.(event.target.value)}
          />
        )}
      </Field>
      <button className="primary" aria-disabled={busy}>
        {texts.continue}
      </button>
    </form>
  );
}
