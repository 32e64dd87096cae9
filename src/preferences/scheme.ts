/** A colour scheme; `system` follows the operating system. */
export const schemeChoices = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** React-admin's store key for the scheme. */
export const SCHEME_KEY = 'theme';

const COOKIE = 'casebook-scheme';
const A_YEAR = 365 * 24 * 60 * 60;

/** Applies a scheme and remembers it on this device for the time before sign-in. */
export function showScheme(choice: SchemeChoice): void {
  document.documentElement.dataset.scheme = choice;
  const age = choice === 'system' ? 0 : A_YEAR;
  document.cookie = `${COOKIE}=${choice}; path=/; max-age=${age}; samesite=strict`;
}

/** The scheme last used on this device, from a cookie that is read before the first paint. */
export function lastScheme(): SchemeChoice {
  const kept = document.cookie.split('; ').find((each) => each.startsWith(`${COOKIE}=`));
  return schemeChoices.find((choice) => kept === `${COOKIE}=${choice}`) ?? 'system';
}
