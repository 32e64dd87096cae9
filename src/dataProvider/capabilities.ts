import { currentSession } from '../authProvider/session';

/** What our own server may offer beyond the contract (docs/contract.md, "For the UI itself"). */
export type Capability =
  | 'recordsById'
  | 'versions'
  | 'idempotency'
  | 'signOut'
  | /** A select's choices are found by the server. */ 'choices'
  | /** Sign in by OTP without a password. */ 'otpInstead'
  | /** What a person may change of the own account, and see of its sessions. */ 'account'
  | /** Users say whether they sign in by password or by OTP. */ 'signInBy'
  | /** A save of a user takes whether it is enabled. */ 'userEnabledOnUpdate'
  | /** Those that were seen, too. */ 'notifications'
  | /** Faults of the interface go to its log. */ 'clientErrors'
  | /** Which sample accounts still have their published password. */ 'sampleAccounts'
  | /** The list of users is narrowed down to a role or a state. */ 'userFilters'
  | /** An administrator lets in who has lost the password. */ 'passwordReset'
  | /** Filings and court cases of every type as one resource. */ 'proceedings'
  | /** One box finds records of every register. */ 'search'
  | /** Administrators keep the lists of sections and of banks. */ 'sections'
  | 'banks'
  | /** Administrators name the office. */ 'office'
  | /** Lists are narrowed down to what a figure counts (domain/drillDownFilters.ts). */ 'figureFilters';

let asked: Promise<readonly string[] | null> | undefined;

/** Whether the server offers something; until it has answered, nothing. */
export const offers = async (capability: Capability): Promise<boolean> =>
  (await capabilities())?.includes(capability) ?? false;

/** Whether the server is another one than ours, which keeps the contract and no more. */
export const isForeign = async (): Promise<boolean> => (await capabilities()) === null;

/** Asks again next time: another session may be with another version of the server. */
export const forgetCapabilities = (): void => {
  asked = undefined;
};

/** All that our own server offers; null of a foreign one. */
export function capabilities(): Promise<readonly string[] | null> {
  asked ??= ask().catch(() => {
    // No answer is not an answer: ask again next time.
    asked = undefined;
    return [];
  });
  return asked;
}

async function ask(): Promise<readonly string[] | null> {
  const session = currentSession();
  const response = await fetch('/api/casebook/capabilities', {
    headers: {
      accept: 'application/json',
      ...(session && { authorization: `Bearer ${session.accessToken}` }),
    },
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const answer = await response.json().catch(() => null);
  return Array.isArray(answer?.offers) ? answer.offers : null;
}
