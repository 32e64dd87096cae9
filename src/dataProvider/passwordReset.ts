import type { Identifier } from 'react-admin';
import type { HttpClient } from './httpClient';

/** A code that lets in whoever has lost the password; the server shows it this once. */
export interface SignInCode {
  code: string;
  /** An ISO instant. */
  validUntil: string;
}

/** Clears a user's password and answers a code; our own server's alone (docs/contract.md, "Users"). */
export const resetPassword = async (call: HttpClient, id: Identifier): Promise<SignInCode> =>
  (await call(`/api/casebook/users/${id}/reset-password`, { method: 'POST' })) as SignInCode;
