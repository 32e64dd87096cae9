import { lazy, startTransition, Suspense, useState } from 'react';
import type { Language } from '../i18n/catalogue';
import { loadSecretStep } from './loadSecretStep';
import type { SignInTexts } from './texts';
import { Toast } from './Toast';
import { UserNameStep } from './UserNameStep';
import './signIn.css';

export interface SignInProps {
  language: Language;
  texts: SignInTexts;
}

/** A person on the way in: who, and by which secret. */
export interface Claim {
  userName: string;
  by: 'OTP' | 'PASSWORD';
  /** The OTP stands in for a forgotten password. */
  instead?: boolean;
}

interface Props extends SignInProps {
  /** The only one who may sign in. */
  as?: string;
}

const SecretStep = lazy(async () => ({ default: (await loadSecretStep()).SecretStep }));

/** The two steps of signing in: the user name, then the secret. */
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
