import type { Language } from '../i18n/catalogue';

const STARTS = ['input', 'keydown', 'pointerdown'] as const;
const AT_LATEST_MS = 2000;

/**
 * Fetches what is needed after the sign-in while the person types, without running it: that would take
 * the sign-in its responsiveness.
 */
export function fetchApplicationBehind(language: Language): () => void {
  const begin = () => {
    stop();
    fetchApplication(language, 'low');
  };
  const timer = setTimeout(begin, AT_LATEST_MS);
  const stop = () => {
    clearTimeout(timer);
    for (const event of STARTS) removeEventListener(event, begin);
  };
  for (const event of STARTS) addEventListener(event, begin, { passive: true });
  return stop;
}

/** Fetches the files of the application at once, which otherwise would name each other one after the other. */
export function fetchApplication(language: Language, fetchPriority: 'low' | 'high'): void {
  const files = [...named('fetch-behind'), ...named(`fetch-behind-${language}`)];
  for (const href of new Set(files)) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority });
    document.head.append(link);
  }
}

/** The build names the files in `<meta name="fetch-behind…">`. */
const named = (name: string): string[] =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.split(' ').filter(Boolean) ?? [];
