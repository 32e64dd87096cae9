import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { UserNameStep } from './UserNameStep';
import type { Claim, SignInProps } from './texts';
import './signIn.css';

interface Props extends SignInProps {
  /** If given, only this user may sign in. */
  as?: string;
}

const SecretStep = lazy(async () => ({ default: (await import('./SecretStep')).SecretStep }));

/** Signing in: first the user name, then the secret. */
export function SignInSteps({ language, texts, as }: Props) {
  const [claim, setClaim] = useState<Claim | null>(null);
  const [userName, setUserName] = useState('');
  const [otpsSent, setOtpsSent] = useState(0);

  const claimed = (next: Claim) =>
    startTransition(() => {
      setClaim(next);
      if (next.by === 'OTP') setOtpsSent((sent) => sent + 1);
    });
  return (
    <div className="sign-in-steps">
      <Suspense>
        {claim ? (
          <SecretStep
            key={claim.by}
            claim={claim}
            language={language}
            texts={texts}
            onClaim={claimed}
            otpsSent={otpsSent}
            {...(!as && { onBack: () => setClaim(null) })}
          />
        ) : (
          <UserNameStep
            userName={as ?? userName}
            {...(!as && { onUserName: setUserName })}
            onClaim={claimed}
            language={language}
            texts={texts}
          />
        )}
      </Suspense>
      <Toast text={texts.otpSent} times={otpsSent} />
    </div>
  );
}

const SHOWN_MS = 5000;

/** A toast at the bottom right, shown for five seconds each time `times` increases. */
const Toast = ({ text, times }: { text: string; times: number }) => (
  // Rendered empty first: screen readers announce changes of a live region, not its appearance.
  <output className="toast">{times > 0 && <Passing key={times} text={text} />}</output>
);

function Passing({ text }: { text: string }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown && <p>{text}</p>;
}
