import type { Generated } from 'kysely';

export interface SignInSecretTable {
  onlyOne: Generated<true>;
  secret: Buffer;
}

export interface SessionTable {
  id: string;
  userId: number;
  createdAt: Date;
  expiresAt: Date;
  /** Browser and system, as its owner tells sessions apart. */
  device: string | null;
}

export interface RefreshTokenTable {
  hash: Buffer;
  sessionId: string;
  /** When it was exchanged for the next one; null while it is the newest. */
  usedAt: Date | null;
}

/** What was tried under one name, whether anybody has that name or not. */
export interface SignInAttemptsTable {
  /** A keyed hash of the folded name: a password typed in the wrong box is never stored. */
  account: Buffer;
  touchedAt: Date;
  wrongInRow: Generated<number>;
  waitUntil: Date | null;
  codeHash: Buffer | null;
  codeWrong: Generated<number>;
  codeSentAt: Date | null;
  codesSent: Generated<number>;
  codesSentUntil: Date | null;
  wrongCodes: Generated<number>;
  wrongCodesUntil: Date | null;
}

export interface SignInFailuresTable {
  address: string;
  failures: number;
  until: Date;
}

export interface SignInTables {
  signInSecret: SignInSecretTable;
  session: SessionTable;
  refreshToken: RefreshTokenTable;
  signInAttempts: SignInAttemptsTable;
  signInFailures: SignInFailuresTable;
}
