import { startTransition, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { isAdministrator } from '../domain/roles';
import { currentPerson } from './authProvider/session';
import { usePerson } from './authProvider/useSession';
import { loadConfig } from './config';
import { askAhead } from './home/askAhead';
import type { Language } from './i18n/catalogue';
import { offers } from './offered/capabilities';
import { painted } from './page/painted';
import { SomethingBad } from './shell/SomethingBad';
import { rememberedLanguage, rememberLanguage } from './preferences/preferences';
import { fetchApplication } from './signIn/fetchApplication';
import { SignInPage } from './signIn/SignInPage';
import { loadSignInTexts, type SignInTexts } from './signIn/texts';
import './shell/firstFrame.css';

interface Words {
  language: Language;
  texts: SignInTexts;
}

interface Props extends Words {
  /** The page title at this URL when the person last saw it. */
  title?: string | undefined;
}

/** Shows the sign-in page at any URL when nobody is signed in, otherwise the application. */
export function App({ title: rememberedTitle, ...first }: Props) {
  const userName = usePerson()?.userName;
  const [{ language, texts }, setWords] = useState(first);
  const [title, setTitle] = useState(rememberedTitle);
  // A language chosen on this sign-in page takes precedence over the person's last one.
  const [chosen, setChosen] = useState<Language>();

  const setLanguage = useCallback(async (to: Language) => {
    document.documentElement.lang = to;
    setWords({ language: to, texts: await loadSignInTexts(to) });
  }, []);
  const chooseLanguage = (to: Language) => {
    setChosen(to);
    void setLanguage(to);
    void rememberLanguage(to);
  };
  /** Whether the session was there when the page was opened, so that nobody has just signed in. */
  const [isResumed, setResumed] = useState(userName !== undefined);
  const goHome = useCallback(() => {
    history.replaceState(null, '', '/');
    setTitle(undefined);
    setResumed(false);
  }, []);
  useAfterSignOut(userName, goHome);

  return (
    <SomethingBad texts={texts.somethingBad} resetBy={userName}>
      {userName === undefined ? (
        <SignInPage language={language} texts={texts} onLanguage={chooseLanguage} />
      ) : (
        <SignedIn
          key={userName}
          userName={userName}
          chosen={chosen}
          isResumed={isResumed}
          onLanguage={setLanguage}
          waiting={<FirstFrame title={title} waiting={texts.opening} />}
        />
      )}
    </SomethingBad>
  );
}

interface SignedInProps {
  userName: string;
  chosen: Language | undefined;
  isResumed: boolean;
  onLanguage: (language: Language) => Promise<void>;
  waiting: ReactNode;
}

/** Loads and runs the chunk with react-admin and MUI, which the sign-in page has only prefetched. */
function SignedIn({ userName, chosen, isResumed, onLanguage, waiting }: SignedInProps) {
  const [shown, setShown] = useState<ReactNode>(waiting);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    // A transition renders in slices; one synchronous render would block input for a second.
    open().then(
      (application) => startTransition(() => setShown(application)),
      (reason) => setFailure(reason ?? new Error('The application could not be loaded')),
    );

    async function open() {
      const language = chosen ?? (await rememberedLanguage(userName));
      if (chosen) void rememberLanguage(chosen, userName);
      void onLanguage(language);
      await painted();
      if (!isResumed && location.pathname === '/') await goToFirstScreen();
      askAhead();
      fetchApplication(language);
      loadConfig().catch(() => {}); // a failure is ignored: the part that needs the configuration loads it again
      await import('./libraries');
      const { AdminApp, prepare } = await import('./signedIn');
      const prepared = await prepare(userName, language);
      return <AdminApp {...prepared} userName={userName} onLanguage={onLanguage} />;
    }
  }, [userName, chosen, isResumed, onLanguage]);
  if (failure) throw failure;
  return shown;
}

/** After signing in, officers start with My day, where the server has it, and administrators at Home. */
async function goToFirstScreen() {
  const roles = currentPerson()?.authorities ?? [];
  if (!isAdministrator(roles) && (await offers('today'))) history.replaceState(null, '', '/today');
}

/** Signing out navigates to `/` in every tab; a URL opened without a session is kept until after sign-in. */
function useAfterSignOut(userName: string | undefined, goHome: () => void) {
  const before = useRef(userName);
  useEffect(() => {
    const signedOut = before.current !== undefined && userName === undefined;
    if (signedOut) goHome();
    before.current = userName;
  }, [userName, goHome]);
}

/**
 * A placeholder with the application's bar and heading, shown while its code loads; uses neither
 * react-admin nor MUI.
 */
const FirstFrame = ({ title, waiting }: { title: string | undefined; waiting: string }) => (
  <div className="first-frame">
    <header>Casebook</header>
    <main>
      {title && <h1>{title}</h1>}
      <output>{waiting}</output>
    </main>
  </div>
);
