/** A scheme, or the one that the system is set to. */
export const schemeChoices = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** Where react-admin keeps a scheme that was chosen. */
export const SCHEME_KEY = 'theme';

const COOKIE = 'casebook-scheme';
const A_YEAR = 365 * 24 * 60 * 60;

/** Shows the page in a scheme, and has this device start in it: before it is known who signs in. */
export function showScheme(choice: SchemeChoice): void {
  document.documentElement.dataset.scheme = choice;
  const age = choice === 'system' ? 0 : A_YEAR;
  document.cookie = `${COOKIE}=${choice}; path=/; max-age=${age}; samesite=strict`;
}

/** The scheme last shown on this device: in a cookie, which is read before anything is painted. */
export function lastScheme(): SchemeChoice {
  const kept = document.cookie.split('; ').find((each) => each.startsWith(`${COOKIE}=`));
  return schemeChoices.find((choice) => kept === `${COOKIE}=${choice}`) ?? 'system';
}
