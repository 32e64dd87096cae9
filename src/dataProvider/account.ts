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

/** A place where some user is signed in, as administrators see it. */
export type UserSession = Omit<AccountSession, 'current'>;

/** The private URL of the person's calendar, without its secret (docs/contract.md, "Calendar"). */
export interface CalendarAddress {
  /** Null if there is no URL. */
  madeAt: string | null;
  withParties: boolean;
}

/** Calls that only our own server has; on a foreign server an administrator edits the account. */
export interface AccountCalls {
  ownAccount: (signal?: AbortSignal) => Promise<Account>;
  saveOwnAccount: (account: WireRecord) => Promise<Account>;
  /** The first password can be set without a present one. Ends every other session. */
  setOwnPassword: (password: { present?: string; new: string }) => Promise<void>;
  ownSessions: (signal?: AbortSignal) => Promise<AccountSession[]>;
  endOwnSession: (id: string) => Promise<void>;
  /** The sessions of any user, for administrators. */
  sessionsOf: (userId: number, signal?: AbortSignal) => Promise<UserSession[]>;
  /** Ends every session except the current one. */
  endOtherSessions: () => Promise<void>;
  calendarAddress: (signal?: AbortSignal) => Promise<CalendarAddress>;
  /**
   * Makes a URL and revokes the previous one. Returns the URL with its secret, which the server sends only
   * this once.
   */
  makeCalendarAddress: () => Promise<string>;
  nameParties: (withParties: boolean) => Promise<CalendarAddress>;
  endCalendarAddress: () => Promise<void>;
}

export function createAccountCalls(call: HttpClient): AccountCalls {
  const at = (path = '') => `/api/casebook/account${path}`;
  return {
    ownAccount: async (signal) => (await call(at(), withSignal(signal))) as Account,
    saveOwnAccount: async (body) => (await call(at(), { method: 'PUT', body })) as Account,
    setOwnPassword: async (body) => void (await call(at('/password'), { method: 'POST', body })),
    ownSessions: async (signal) => (await call(at('/sessions'), withSignal(signal))) as AccountSession[],
    endOwnSession: async (id) =>
      void (await call(at(`/sessions/${encodeURIComponent(id)}`), { method: 'DELETE' })),
    sessionsOf: async (userId, signal) =>
      (await call(`/api/casebook/users/${userId}/sessions`, withSignal(signal))) as UserSession[],
    calendarAddress: async (signal) => (await call(at('/calendar'), withSignal(signal))) as CalendarAddress,
    makeCalendarAddress: async () => {
      const made = await call(at('/calendar'), { method: 'POST', isAlwaysNew: true });
      return (made as { url: string }).url;
    },
    nameParties: async (withParties) =>
      (await call(at('/calendar'), { method: 'PUT', body: { withParties } })) as CalendarAddress,
    endCalendarAddress: async () => void (await call(at('/calendar'), { method: 'DELETE' })),
    endOtherSessions: async () => void (await call(at('/sessions'), { method: 'DELETE', isAlwaysNew: true })),
  };
}

const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {});
