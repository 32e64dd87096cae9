import type { ColumnType, Generated } from 'kysely';

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

/** A code that was sent, and the place it belongs to. */
export interface PlacedCode {
  /** A keyed hash of the cookie by which the browser is known that asked. */
  place: string;
  /** A keyed hash; null when the code was used. */
  hash: string | null;
  /** In milliseconds since 1970. */
  sentAt: number;
  wrong: number;
  /** Wrong tries by callers without any cookie, whose code it is too; null when it is not theirs. */
  wrongWithoutCookie: number | null;
}

/** What was tried from the browsers that share one set of limits. */
export interface SignInCountsTable {
  /** A keyed hash: of an account, of an account and a browser it knows, or of a slot of names nobody has. */
  owner: Buffer;
  touchedAt: Date;
  wrongInRow: Generated<number>;
  waitUntil: Date | null;
  codes: ColumnType<PlacedCode[], string | undefined, string>;
  /** When the last of the codes ends. */
  codesUntil: Date | null;
  codesSent: Generated<number>;
  codesSentUntil: Date | null;
  wrongCodes: Generated<number>;
  wrongCodesUntil: Date | null;
}

/** What addresses have used up of their limits; those of one slot share them. */
export interface SignInAddressTable {
  slot: number;
  failures: Generated<number>;
  failuresUntil: Date | null;
  codes: Generated<number>;
  codesUntil: Date | null;
}

/** The browsers that an account has signed in from. */
export interface SignInDeviceTable {
  userId: number;
  /** A keyed hash of the browser's device cookie. */
  device: Buffer;
  lastSignIn: Date;
  /** Whether it ever brought a cookie back; a program may never do so. */
  keepsCookies: boolean;
}

/** Codes that let a person in whose password was reset. */
export interface WayInTable {
  userId: number;
  codeHash: Buffer;
  validUntil: Date;
}

export interface LastSignInTable {
  userId: number;
  at: Date;
}

export interface SignInTables {
  signInSecret: SignInSecretTable;
  session: SessionTable;
  refreshToken: RefreshTokenTable;
  signInCounts: SignInCountsTable;
  signInAddress: SignInAddressTable;
  signInDevice: SignInDeviceTable;
  wayIn: WayInTable;
  lastSignIn: LastSignInTable;
}
