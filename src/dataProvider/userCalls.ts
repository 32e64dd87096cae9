import type { Identifier } from 'react-admin';
import type { HttpClient } from './httpClient';

/** A one-time sign-in code for somebody who lost their password; the server shows it once. */
export interface SignInCode {
  code: string;
  /** An ISO instant. */
  validUntil: string;
}

/** Clears a user's password and returns a code; our own server only (docs/contract.md, "Users"). */
export const resetPassword = async (call: HttpClient, id: Identifier): Promise<SignInCode> =>
  (await call(`/api/casebook/users/${id}/reset-password`, { method: 'POST' })) as SignInCode;

const SAMPLE_ACCOUNTS = '/api/casebook/sample-accounts';

interface SampleAccounts {
  userNames: string[];
}

/** The sample accounts that still have their published password; our own server only (docs/contract.md). */
export const fetchOpenSampleAccounts = async (call: HttpClient, signal?: AbortSignal): Promise<string[]> =>
  ((await call(SAMPLE_ACCOUNTS, { signal })) as SampleAccounts).userNames;

/** Disables the sample accounts with published passwords except the person's own. @returns the names of those left. */
export const switchOffSampleAccounts = async (call: HttpClient): Promise<string[]> =>
  ((await call(`${SAMPLE_ACCOUNTS}/switch-off`, { method: 'POST' })) as SampleAccounts).userNames;
