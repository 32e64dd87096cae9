import { lazy, startTransition, Suspense, useState } from 'react';
import { loadSecretStep } from './loadSecretStep';
import type { Claim, SignInProps } from './stepProps';
import { Toast } from './Toast';
import { UserNameStep } from './UserNameStep';
import './signIn.css';

interface Props extends SignInProps {
  /** If given, only this user may sign in. */
  as?: string;
}

const SecretStep = lazy(async () => ({ default: (await loadSecretStep()).SecretStep }));

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
