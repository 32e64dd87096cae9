import { createRoot } from 'react-dom/client';
import { App } from './App';
import { currentSession, discardEndedSession } from './authProvider/session';
import { rememberedLanguage, lastScheme, showScheme, rememberedTitle } from './preferences/preferences';
import { takeUpOidc } from './signIn/oidc';
import { loadSignInTexts } from './signIn/texts';
import './base.css';

showScheme(lastScheme());
discardEndedSession();
await takeUpOidc();
const userName = currentSession()?.person.userName;
const language = await rememberedLanguage(userName);
const title = userName && (await rememberedTitle(userName, location.pathname, language));
document.documentElement.lang = language;
const texts = await loadSignInTexts(language);
createRoot(document.getElementById('root')!).render(<App language={language} texts={texts} title={title} />);
