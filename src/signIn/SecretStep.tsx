import { use, useEffect, useRef, useState, type FormEvent } from 'react';
import { toAsciiDigits } from '../../domain/digits';
import { maySignIn } from '../../domain/roles';
import { readPerson, startSession } from '../authProvider/session';
import {
  askForOtp,
  endSessionOnServer,
  Refused,
  sendOtpInstead,
  signInWith,
} from '../authProvider/signInCalls';
import {
  failureText,
  filled,
  type Claim,
  type SignInProps,
  digits,
  loadSecretTexts,
  type SecretTexts,
} from './texts';
import type { Language } from '../i18n/catalogue';
import { FactorField, Field } from './Field';
import { offers } from '../offered/capabilities';

interface Props extends SignInProps {
  claim: Claim;
  otpsSent: number;
  onClaim: (claim: Claim) => void;
  /** Returns to choose another user name; absent if the name is fixed. */
  onBack?: () => void;
}

/** Thrown when the secret is right but the roles may not sign in. */
class NotAuthorizedError extends Error {}

/** Step two: the password, or the OTP that was sent. */
export function SecretStep({ claim, otpsSent, onClaim, onBack, texts: common, language }: Props) {
  const texts = use(loadSecretTexts(language));
  const [secret, setSecret] = useState('');
  const [visible, setVisible] = useState(false);
  const [remember, setRemember] = useState(false);
  /** The typed code of the second factor; null until the server asks for one. */
  const [factor, setFactor] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const byOtp = claim.by === 'OTP';
  const label = byOtp ? texts.otp : texts.password;

  const attempt = async (action: () => Promise<void>) => {
    setFailure(undefined);
    setBusy(true);
    try {
      await action();
    } catch (reason) {
      const asked = factorAsked(reason);
      if (asked !== 'factorNeeded') setFailure(reason);
      if (asked) setFactor('');
      else if (isRefusal(reason)) setFactor(null);
      setTries((count) => count + 1);
      input.current?.focus();
      input.current?.select();
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const isMissing = !(factor?.trim() ?? secret);
    setMissing(isMissing);
    if (isMissing) {
      setTries(tries + 1);
      return input.current?.focus();
    }
    void attempt(() => signIn(claim, secret, remember, factor ?? undefined));
  };
  const resend = () =>
    attempt(async () => {
      await (claim.instead ? sendOtpInstead : askForOtp)(claim.userName);
      onClaim(claim);
      input.current?.focus();
    });

  return (
    <>
      <form onSubmit={submit} noValidate aria-busy={busy}>
        <p className="who">
          <span>{filled(texts.signingInAs, { userName: claim.userName })}</span>
          {onBack && (
            <button type="button" className="link" onClick={onBack}>
              {texts.changeUserName}
            </button>
          )}
        </p>
        {failure !== undefined && (
          <p className="failure" role="alert">
            {failure instanceof NotAuthorizedError
              ? texts.notAuthorized
              : failureText(failure, common, language, texts.serverSays)}
            <span>{(texts.advice as Record<string, string>)[(failure as Error).message]}</span>
          </p>
        )}
        {/* Password managers look for the user name beside the password. */}
        <input type="hidden" name="username" autoComplete="username" value={claim.userName} readOnly />
        {factor === null ? (
          <Field
            label={label}
            error={missing ? texts.secretRequired : ''}
            {...(byOtp && { hint: texts.otpHint })}
          >
            {(field) => (
              <div className="with-button">
                <input
                  {...field}
                  ref={input}
                  autoFocus
                  name="password"
                  type={visible ? 'text' : 'password'}
                  autoComplete={byOtp ? 'one-time-code' : 'current-password'}
                  inputMode={byOtp ? 'numeric' : undefined}
                  autoCapitalize="none"
                  spellCheck={false}
                  value={secret}
                  onChange={(event) => setSecret(event.target.value)}
                />
                <button
                  type="button"
                  className="eye"
                  aria-label={filled(visible ? texts.hide : texts.show, { field: label })}
                  aria-pressed={visible}
                  onClick={() => setVisible(!visible)}
                >
                  <Eye struck={visible} />
                </button>
              </div>
            )}
          </Field>
        ) : (
          <FactorField
            key={tries}
            value={factor}
            onChange={setFactor}
            error={missing ? texts.secretRequired : ''}
            texts={texts}
          />
        )}
        <div className="row">
          <label className="check">
            <input
              type="checkbox"
              checked={remember}
              onChange={(event) => setRemember(event.target.checked)}
            />
            {texts.rememberMe}
          </label>
          {byOtp && factor === null && (
            <ResendOtp key={otpsSent} language={language} texts={texts} onResend={() => void resend()} />
          )}
          {factor === null && (
            <ForgottenPassword
              userName={claim.userName}
              texts={texts}
              {...(!byOtp && { onOtpSent: () => onClaim({ ...claim, by: 'OTP', instead: true }) })}
              onFailure={setFailure}
            />
          )}
        </div>
        <button className="primary" aria-disabled={busy}>
          {texts.login}
        </button>
      </form>
    </>
  );
}

const isRefusal = (reason: unknown) => reason instanceof Refused && reason.status === 400;

/** What the server says of the second factor: that its code is missing, or wrong; undefined for anything else. */
function factorAsked(reason: unknown): 'factorNeeded' | 'factorWrong' | undefined {
  const code = reason instanceof Refused ? reason.code : undefined;
  return code === 'factorNeeded' || code === 'factorWrong' ? code : undefined;
}

async function signIn({ userName, by }: Claim, secret: string, remember: boolean, factor?: string) {
  const typed = by === 'OTP' ? toAsciiDigits(secret.trim()) : secret;
  const answer = await signInWith(userName, typed, factor);
  if (!maySignIn(readPerson(answer.access_token)?.authorities ?? [])) {
    void endSessionOnServer({
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? '',
    });
    throw new NotAuthorizedError('Not authorized');
  }
  startSession(answer, remember);
}

const Eye = ({ struck }: { struck: boolean }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    />
    {struck && <path d="M4 20 20 4" stroke="currentColor" strokeWidth="1.8" />}
  </svg>
);

const WAIT_SECONDS = 59;

interface ResendProps {
  language: Language;
  texts: SecretTexts;
  onResend: () => void;
}

/** Offers another OTP after a countdown from 0:59; a new React key restarts it. */
function ResendOtp({ texts, language, onResend }: ResendProps) {
  const left = useCountdown(WAIT_SECONDS);
  const time = digits(`0:${String(left).padStart(2, '0')}`, language);
  return (
    <span className="resend">
      <button type="button" className="link" disabled={left > 0} onClick={onResend}>
        {texts.resendOtp}
      </button>
      <span role="timer" aria-label={filled(texts.resendIn, { time })}>
        {time}
      </span>
    </span>
  );
}

/** Whole seconds left, by the clock, because timers of hidden tabs are throttled. */
function useCountdown(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [end, left]);
  return left;
}

interface ForgottenProps {
  userName: string;
  texts: SecretTexts;
  /** Absent if an OTP is asked for already. */
  onOtpSent?: () => void;
  onFailure: (reason: unknown) => void;
}

/** Says whom to ask, or offers an OTP instead of the password if the server can send one. */
function ForgottenPassword({ userName, texts, onOtpSent, onFailure }: ForgottenProps) {
  const takesOtp = onOtpSent !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const [otpOffered, setOtpOffered] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open && takesOtp) void offers('otpInstead').then(setOtpOffered);
  }, [open, takesOtp]);

  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const otpInstead = async () => {
    try {
      await sendOtpInstead(userName);
      onOtpSent?.();
    } catch (reason) {
      onFailure(reason);
    }
    dialog.current?.close();
  };
  return (
    <>
      <button type="button" className="link" onClick={show}>
        {texts.forgotPassword}
      </button>
      <dialog ref={dialog} aria-labelledby="forgotten" onClose={() => setOpen(false)}>
        <h2 id="forgotten">{texts.forgotPassword}</h2>
        <p>{texts.forgotPasswordText}</p>
        {otpOffered && (
          <button type="button" className="primary" onClick={() => void otpInstead()}>
            {texts.otpInstead}
          </button>
        )}
        <button type="button" className="secondary" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </dialog>
    </>
  );
}
