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
