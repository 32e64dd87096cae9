import type { help } from '../i18n/en/help';

/**
 * The manual: its parts and their pages (docs/manual/<language>/<page>.md) in order, each with the beginnings of the
 * URLs that it explains; a longer one takes precedence.
 */
export const manual: Partial<Record<keyof typeof help.parts, Record<string, readonly string[]>>> = {
  start: {
    'sign-in': [],
    'my-day': ['/today', '/'],
    find: ['/search'],
  },
};

export const manualPages: readonly (readonly [page: string, urls: readonly string[]])[] = Object.values(
  manual,
).flatMap((pages) => Object.entries(pages));

/** The browser tab in which the manual opens, so that the work stays where it is. */
export const HELP_TAB = 'casebook-help';

/** The URL of the page of the manual that explains the screen at a path; of its contents if none does. */
export function helpFor(pathname: string): string {
  const fits = manualPages.flatMap(([page, urls]) =>
    urls
      .filter((url) => pathname === url || (url !== '/' && pathname.startsWith(`${url}/`)))
      .map((url) => ({ page, length: url.length })),
  );
  const best = fits.toSorted((a, b) => b.length - a.length)[0];
  return best ? `/help/${best.page}` : '/help';
}
