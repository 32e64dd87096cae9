import { useEffect, useState } from 'react';
import { languages, type Language } from '../i18n/catalogue';
import { useConfig } from '../useConfig';
import { fetchApplicationBehind } from './fetchApplicationBehind';
import { SecretStep } from './SecretStep';
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

/** The two-step sign-in. Without react-admin and MUI, so that it stands at once. */
export function SignInPage({
  language,
  texts,
  onLanguage,
}: SignInProps & { onLanguage: (language: Language) => void }) {
  const [claim, setClaim] = useState<Claim | null>(null);
  const [userName, setUserName] = useState('');
  const [otpsSent, setOtpsSent] = useState(0);
  const config = useConfig();
  useEffect(() => {
    document.title = `${texts.pageTitle} – Casebook`;
  }, [texts]);
  useEffect(() => fetchApplicationBehind(language), [language]);

  const claimed = (next: Claim) => {
    setClaim(next);
    if (next.by === 'OTP') setOtpsSent((sent) => sent + 1);
  };
  return (
    <div className="sign-in">
      <header>
        <p className="brand">Casebook</p>
        <p>{config?.organisation || texts.tagline}</p>
      </header>
      <main className="box">
        {claim ? (
          <SecretStep
            key={claim.by}
            claim={claim}
            language={language}
            texts={texts}
            onClaim={claimed}
            otpsSent={otpsSent}
            onBack={() => setClaim(null)}
          />
        ) : (
          <UserNameStep
            userName={userName}
            onUserName={setUserName}
            onClaim={claimed}
            language={language}
            texts={texts}
          />
        )}
      </main>
      <LanguageChoice language={language} offered={config?.languages} onLanguage={onLanguage} />
      <Toast text={texts.otpSent} times={otpsSent} />
    </div>
  );
}

interface ChoiceProps {
  language: Language;
  offered: Language[] | undefined;
  onLanguage: (language: Language) => void;
}

const LanguageChoice = ({ language, offered, onLanguage }: ChoiceProps) => (
  <footer className="languages">
    {languages
      .filter(({ locale }) => offered?.includes(locale) !== false)
      .map(({ locale, name }) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === language}
          onClick={() => onLanguage(locale)}
        >
          {name}
        </button>
      ))}
  </footer>
);
