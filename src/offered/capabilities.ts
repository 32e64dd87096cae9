import type { RegisterName } from '../../domain/registerRoutes';
import { currentSession } from '../authProvider/session';

/** Features that our own server may offer beyond the contract (docs/contract.md, "For the UI itself"). */
export type Capability =
  | 'recordsById'
  | 'versions'
  | 'idempotency'
  | 'signOut'
  | /** The server searches a select's choices. */ 'choices'
  | /** Sign in by OTP without a password. */ 'otpInstead'
  | /** People change their own account and see their sessions. */ 'account'
  | /** Each user has a sign-in method: password or OTP. */ 'signInBy'
  | /** Saving a user also takes whether it is enabled. */ 'userEnabledOnUpdate'
  | /** Lists all notifications, seen ones included. */ 'notifications'
  | /** Takes reports of UI errors into its log. */ 'clientErrors'
  | /** Tells which sample accounts still have their published password. */ 'sampleAccounts'
  | /** Filters users by role and by state. */ 'userFilters'
  | /** Administrators reset a lost password. */ 'passwordReset'
  | /** Accounts may have a second factor, which administrators remove when it is lost. */ 'secondFactor'
  | /** Serves filings and court cases of every type as one resource. */ 'proceedings'
  | /** Hearings of every proceeding, with results and moves. */ 'hearings'
  | /** Time limits, counted by rules that administrators keep. */ 'limits'
  | /** People have a private URL at which a calendar program reads their hearings. */ 'calendar'
  | /** Everything about one file in one answer; its notes and followers. */ 'files'
  | 'notes'
  | 'follows'
  | /** Finds records of every register from one box. */ 'search'
  | /** A type of court case that the contract does not have. */ 'contempt-cases'
  | /** A register of domain/registers.ts. */ RegisterName
  | /** Calendars of the office and the courts. */ 'calendars'
  | /** The steps of a file between desks. */ 'steps'
  | /** Where the volumes of each file's papers are. */ 'volumes'
  | /** Ledger, guarantees, stays and recovery, and what is recoverable today. */ 'money'
  | /** A folder of scans, which become papers. */ 'scans'
  | /** Administrators count and freeze the returns of months. */ 'returns'
  | /** Papers of files: their scans, seen and added. */ 'papers'
  | /** Administrators edit the office's name. */ 'office'
  | /** Administrators see the backups, and begin one. */ 'backups'
  | /** Administrators give programs access of their own. */ 'tokens'
  | /** Administrators have programs told of changes. */ 'webhooks'
  | /** Administrators import spreadsheets. */ 'imports'
  | /** The history of every change, and restoring an earlier version. */ 'changes'
  | /** The bin: deleted records, and restoring them. */ 'deleted'
  | /** The events of sign-in, export and printing. */ 'events'
  | /** Changes that take effect when a second administrator approves them. */ 'proposals'
  | /** The user's choice of alerts. */ 'alerts'
  | /** The user's tasks of today. */ 'today'
  | /** Filters lists by what a figure counts (domain/listFilters.ts). */ 'figureFilters'
  | /** Limits the records of a page to the properties asked for. */ 'pageFields';

let request: Promise<readonly string[] | null | undefined> | undefined;

/** Whether the server offers a capability; waits for its answer. */
export const offers = async (capability: Capability): Promise<boolean> =>
  (await capabilities())?.includes(capability) ?? false;

/** Whether the server is a foreign one: not ours, but keeping the contract. */
export const isForeign = async (): Promise<boolean> => (await capabilities()) === null;

/** Drops the cached answer, because the next session may meet another version of the server. */
export const forgetCapabilities = (): void => {
  request = undefined;
};

/** All capabilities of our own server; null on a foreign server, undefined if the server did not answer. */
export function capabilities(): Promise<readonly string[] | null | undefined> {
  request ??= fetchOffers().catch(() => {
    // A failure is not cached: ask again next time.
    request = undefined;
    return undefined;
  });
  return request;
}

async function fetchOffers(): Promise<readonly string[] | null> {
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
