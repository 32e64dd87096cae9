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
  /** Whether it is the one that asks. */
  current: boolean;
}

export interface AccountCalls {
  get: (signal?: AbortSignal) => Promise<Account>;
  save: (account: WireRecord) => Promise<Account>;
  /** The first password needs no present one. Every other session ends. */
  setPassword: (password: { present?: string; new: string }) => Promise<void>;
  sessions: (signal?: AbortSignal) => Promise<AccountSession[]>;
  endSession: (id: string) => Promise<void>;
  /** Ends every session but the one that asks. */
  endOtherSessions: () => Promise<void>;
}

export function createAccountCalls(call: HttpClient): AccountCalls {
  const at = (path = '') => `/api/casebook/account${path}`;
  return {
    get: async (signal) => (await call(at(), withSignal(signal))) as Account,
    save: async (body) => (await call(at(), { method: 'PUT', body })) as Account,
    setPassword: async (body) => void (await call(at('/password'), { method: 'POST', body })),
    sessions: async (signal) => (await call(at('/sessions'), withSignal(signal))) as AccountSession[],
    endSession: async (id) =>
      void (await call(at(`/sessions/${encodeURIComponent(id)}`), { method: 'DELETE' })),
    endOtherSessions: async () => void (await call(at('/sessions'), { method: 'DELETE' })),
  };
}

const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {});
