import { Suspense, use, useEffect } from 'react';
import { languages, type Language } from '../i18n/catalogue';
import { useConfig } from '../useConfig';
import { fetchApplicationBehind } from './fetchApplication';
import { SignInSteps } from './SignInSteps';
import { oidcAddress, oidcProblem } from './oidc';
import { filled, loadSecretTexts, type SignInProps } from './texts';

/** The sign-in page. It uses neither react-admin nor MUI, so that it renders at once. */
export function SignInPage({
  language,
  texts,
  onLanguage,
}: SignInProps & { onLanguage: (language: Language) => void }) {
  const config = useConfig();
  useEffect(() => {
    document.title = `${texts.pageTitle} – Casebook`;
  }, [texts]);
  useEffect(() => fetchApplicationBehind(language), [language]);

  return (
    <div className="sign-in">
      <header>
        <p className="brand">Casebook</p>
        <p>{(language === 'bn' && config?.organisationBn) || config?.organisation || texts.tagline}</p>
      </header>
      {config?.isPractice && <p className="practice">{filled(texts.practice, SAMPLE_ACCOUNT)}</p>}
      <main className="box sign-in-steps">
        <h1>{texts.pageTitle}</h1>
        <Suspense>{oidcProblem() && <OidcProblem problem={oidcProblem()!} language={language} />}</Suspense>
        <SignInSteps language={language} texts={texts} />
        {config?.oidc && (
          <a className="secondary" href={oidcAddress()}>
            {filled(texts.oidc, { name: config.oidc })}
          </a>
        )}
      </main>
      <LanguageChoice language={language} offered={config?.languages} onLanguage={onLanguage} />
    </div>
  );
}

function OidcProblem({ problem, language }: { problem: string; language: Language }) {
  const texts = use(loadSecretTexts(language));
  const sentences: Record<string, string> = texts.oidcProblems;
  return (
    <p className="failure" role="alert">
      {sentences[problem] ?? texts.oidcProblems.refused}
    </p>
  );
}

/** As README.md publishes it. */
const SAMPLE_ACCOUNT = { userName: 'customs', password: 'Casebook#Customs1' };

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
