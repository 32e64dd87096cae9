import type { Language } from '../i18n/catalogue';

const STARTS = ['input', 'keydown', 'pointerdown'] as const;
const AT_LATEST_MS = 2000;

/**
 * Fetches what is needed after the sign-in while the person types, without running it: that would take
 * the sign-in its responsiveness. The build names the files in `<meta name="fetch-behind…">`.
 */
export function fetchApplicationBehind(language: Language): () => void {
  const begin = () => {
    stop();
    const files = [...named('fetch-behind'), ...named(`fetch-behind-${language}`)];
    for (const href of new Set(files)) {
      if (document.head.querySelector(`link[href="${href}"]`)) continue;
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      link.fetchPriority = 'low';
      document.head.append(link);
    }
  };
  const timer = setTimeout(begin, AT_LATEST_MS);
  const stop = () => {
    clearTimeout(timer);
    for (const event of STARTS) removeEventListener(event, begin);
  };
  for (const event of STARTS) addEventListener(event, begin, { passive: true });
  return stop;
}

const named = (name: string): string[] =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.split(' ').filter(Boolean) ?? [];
