import { createRoot } from 'react-dom/client';
import { App } from './App';
import { currentSession, discardEndedSession } from './authProvider/session';
import { rememberedLanguage } from './preferences/language';
import { lastScheme, showScheme } from './preferences/scheme';
import { fetchApplication } from './signIn/fetchApplication';
import { loadSignInTexts } from './signIn/texts';
import './base.css';

showScheme(lastScheme());
discardEndedSession();
const userName = currentSession()?.person.userName;
const language = await rememberedLanguage(userName);
if (userName !== undefined) fetchApplication(language);
document.documentElement.lang = language;
const texts = await loadSignInTexts(language);
createRoot(document.getElementById('root')!).render(<App language={language} texts={texts} />);
