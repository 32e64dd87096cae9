import type { HttpClient } from './httpClient';
import type { WireRecord } from '../../domain/wire';

/** The signed-in person's own account (docs/contract.md, "My account"). */
export interface Account {
  fullName: string;
  userName: string;
  email: string | null;
  phone: string | null;
  signInBy: 'PASSWORD' | 'OTP';
  hasPassword: boolean;
  /** With its `recoveryCodesLeft`; absent on a server without second factors. */
  hasSecondFactor?: boolean;
  recoveryCodesLeft?: number;
  version?: number;
}

/** A place where the account is signed in. The instants are ISO texts. */
export interface AccountSession {
  id: string;
  startedAt: string;
  lastSeenAt?: string | null;
  device?: string | null;
  /** Whether this is the session that makes the request. */
  current: boolean;
}

/** The private URL of the person's calendar, without its secret (docs/contract.md, "Calendar"). */
interface CalendarAddress {
  /** Null if there is no URL. */
  madeAt: string | null;
  withParties: boolean;
}

/** The secret of a second factor that is being set up, as a text and as the content of its QR code. */
export interface FactorSecret {
  secret: string;
  uri: string;
}

export type AccountCalls = ReturnType<typeof createAccountCalls>;

const at = (path = '') => `/api/casebook/account${path}`;

/** Calls that only our own server has; on a foreign server an administrator edits the account. */
export const createAccountCalls = (call: HttpClient) => ({
  ownAccount: async (signal?: AbortSignal) => (await call(at(), { signal })) as Account,
  saveOwnAccount: async (body: WireRecord) => (await call(at(), { method: 'PUT', body })) as Account,
  /** The first password can be set without a present one. Ends every other session. */
  setOwnPassword: async (body: { present?: string; new: string }) =>
    void (await call(at('/password'), { method: 'POST', body })),
  beginSecondFactor: async (body: WireRecord) =>
    (await call(at('/second-factor'), { method: 'POST', body, isAlwaysNew: true })) as FactorSecret,
  /** Switches it on, or renews its recovery codes. @returns the codes, which the server sends only this once */
  confirmSecondFactor: async (code: string) => {
    const body = { code };
    const answer = await call(at('/second-factor/codes'), { method: 'POST', body, isAlwaysNew: true });
    return (answer as { recoveryCodes: string[] }).recoveryCodes;
  },
  endSecondFactor: async (body: WireRecord) =>
    void (await call(at('/second-factor'), { method: 'DELETE', body })),
  ownSessions: async (signal?: AbortSignal) => (await call(at('/sessions'), { signal })) as AccountSession[],
  endOwnSession: async (id: string) =>
    void (await call(at(`/sessions/${encodeURIComponent(id)}`), { method: 'DELETE' })),
  /** Ends every session except the current one. */
  endOtherSessions: async () => void (await call(at('/sessions'), { method: 'DELETE', isAlwaysNew: true })),
  /** The sessions of any user, for administrators. */
  sessionsOf: async (userId: number, signal?: AbortSignal) =>
    (await call(`/api/casebook/users/${userId}/sessions`, { signal })) as Omit<AccountSession, 'current'>[],
  calendarAddress: async (signal?: AbortSignal) =>
    (await call(at('/calendar'), { signal })) as CalendarAddress,
  /**
   * Makes a URL and revokes the previous one. Returns the URL with its secret, which the server sends only
   * this once.
   */
  makeCalendarAddress: async () =>
    ((await call(at('/calendar'), { method: 'POST', isAlwaysNew: true })) as { url: string }).url,
  nameParties: async (withParties: boolean) =>
    (await call(at('/calendar'), { method: 'PUT', body: { withParties } })) as CalendarAddress,
  endCalendarAddress: async () => void (await call(at('/calendar'), { method: 'DELETE' })),
});
