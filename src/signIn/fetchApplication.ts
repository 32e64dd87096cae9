import type { Language } from '../i18n/catalogue';

const STARTS = ['input', 'keydown', 'pointerdown'] as const;
const AT_LATEST_MS = 2000;

/**
 * Preloads the application while the person types, without running it, which would block the sign-in page.
 */
export function fetchApplicationBehind(language: Language): () => void {
  const begin = () => {
    stop();
    preload([SECRET_STEP, `fetch-secret-${language}`, ...application(language), HOME], 'low');
  };
  const timer = setTimeout(begin, AT_LATEST_MS);
  const stop = () => {
    clearTimeout(timer);
    for (const event of STARTS) removeEventListener(event, begin);
  };
  for (const event of STARTS) addEventListener(event, begin, { passive: true });
  return stop;
}

/**
 * Preloads all files of the application in parallel; otherwise the browser would discover each file only in
 * the previous one.
 */
export function fetchApplication(language: Language): void {
  preload([...application(language), ...(location.pathname === '/' ? [HOME] : [])], 'high');
}

// Names of the `<meta>` tags that the build writes (vite.config.ts).
const SECRET_STEP = 'fetch-secret-step';
const HOME = 'fetch-home';
const application = (language: Language) => ['fetch-application', `fetch-${language}`];

function preload(names: string[], fetchPriority: 'low' | 'high'): void {
  for (const href of new Set(names.flatMap(filesNamed))) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority });
    document.head.append(link);
  }
}

const filesNamed = (name: string): string[] =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.split(' ').filter(Boolean) ?? [];
