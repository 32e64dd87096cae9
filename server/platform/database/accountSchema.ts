import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../mail';
import type { Day } from '../../../domain/dates';
import type { About } from '../../../domain/alertSubjects';
import type { deliveryStates, DeliveryFault } from '../../../domain/webhooks';
import type { Audited, Identified } from './columns';

export interface SessionTable {
  id: string;
  userId: number;
  createdAt: Date;
  expiresAt: Date;
  /** Browser and operating system, to tell sessions apart. */
  device: string | null;
  /** The event of the sign-in; null for a session from before these were noted. */
  signIn: number | null;
}

export interface RefreshTokenTable {
  hash: Buffer;
  sessionId: string;
  /** When this token was exchanged for the next one; null for the newest one. */
  usedAt: Date | null;
}

/** A sent code and the browser it belongs to. */
export interface PlacedCode {
  /** A keyed hash of the requesting browser's cookie. */
  place: string;
  /** A keyed hash; null once the code is used. */
  hash: string | null;
  /** Milliseconds since 1970. */
  sentAt: number;
  wrong: number;
  /** Wrong attempts by callers without a cookie, if these may use the code; null if they may not. */
  wrongWithoutCookie: number | null;
}

/** Attempts from the browsers that share one set of limits. */
export interface SignInCountsTable {
  /** A keyed hash: of an account, of an account with a known browser, or of a slot for unknown names. */
  owner: Buffer;
  touchedAt: Date;
  wrongInRow: Generated<number>;
  waitUntil: Date | null;
  /** The end of the latest lockout for which an event of a refused sign-in was stored. */
  refusalKept: Date | null;
  codes: ColumnType<PlacedCode[], string | undefined, string>;
  /** When the last of the codes expires. */
  codesUntil: Date | null;
  codesSent: Generated<number>;
  codesSentUntil: Date | null;
  wrongCodes: Generated<number>;
  wrongCodesUntil: Date | null;
}

/** Usage of the limits per IP address; addresses in the same slot share them. */
export interface SignInAddressTable {
  slot: number;
  failures: Generated<number>;
  failuresUntil: Date | null;
  codes: Generated<number>;
  codesUntil: Date | null;
  /** Refused sign-ins with names that nobody has, which become an event when their hour ends. */
  unknownNames: Generated<number>;
  unknownNamesUntil: Date | null;
}

/** The browsers that an account has signed in from. */
export interface SignInDeviceTable {
  userId: number;
  /** A keyed hash of the browser's device cookie. */
  device: Buffer;
  lastSignIn: Date;
  /** Whether the browser has ever sent a cookie back, which programs may never do. */
  keepsCookies: boolean;
}

/** One-time sign-in codes after a password reset. */
export interface WayInTable {
  userId: number;
  codeHash: Buffer;
  validUntil: Date;
}

/** A user's second factor: codes of an authenticator app. */
export interface SecondFactorTable {
  userId: number;
  /** Sealed with the register's key. */
  secret: string;
  /** Null until the first code: the secret is shown, but nothing asks for it yet. */
  confirmedAt: ColumnType<Date | null, undefined>;
  /** The time step of the last code, so that each works once. */
  lastStep: number;
  /** Keyed hashes of the recovery codes that are left. */
  recoveryCodes: Buffer[];
  wrongInRow: number;
  waitUntil: ColumnType<Date | null, undefined>;
}

/** Whom of the OpenID Connect provider an account belongs to. */
export interface OidcLinkTable {
  userId: number;
  issuer: string;
  subject: string;
  linkedAt: Generated<Date>;
}

export interface LastSignInTable {
  userId: number;
  at: Date;
  /**
   * The UI's language at the sign-in or when the session was last renewed; e-mails are written in this language.
   */
  language: ColumnType<Language | null, Language | null | undefined>;
}

export interface SignInTables {
  signInSecret: { onlyOne: Generated<true>; secret: Buffer };
  session: SessionTable;
  refreshToken: RefreshTokenTable;
  signInCounts: SignInCountsTable;
  signInAddress: SignInAddressTable;
  signInDevice: SignInDeviceTable;
  wayIn: WayInTable;
  secondFactor: SecondFactorTable;
  oidcLink: OidcLinkTable;
  oidcState: { hash: Buffer; usedAt: Date };
  lastSignIn: LastSignInTable;
  apiToken: ApiTokenTable;
  webhook: WebhookTable;
  webhookDelivery: WebhookDeliveryTable;
}

/** An API token (domain/tokens.ts). */
export interface ApiTokenTable extends Identified, Audited {
  name: string;
  nameFold: GeneratedAlways<string>;
  role: string;
  scopes: string[];
  expiresOn: Day;
  secretHash: Buffer;
  lastUsedAt: Date | null;
  /** When the last refusal became an event. */
  refusedAt: Date | null;
  revokedAt: Date | null;
}

/** A webhook (domain/webhooks.ts). */
export interface WebhookTable extends Identified, Audited {
  name: string;
  nameFold: GeneratedAlways<string>;
  url: string;
  events: string[];
  active: boolean;
  allowPrivate: boolean;
  /** Sealed (server/features/accounts/signIn/keys.ts). */
  secret: string;
  /** A `pg_snapshot`: the transactions of whose changes deliveries are made. */
  told: Generated<string>;
}

export interface WebhookDeliveryTable extends Identified {
  webhookId: number;
  /** By which the receiver knows that it has got this delivery already. */
  key: Generated<string>;
  kind: string;
  body: string;
  state: Generated<(typeof deliveryStates)[number]>;
  attempts: Generated<number>;
  nextAt: Date | null;
  triedAt: Date | null;
  fault: DeliveryFault | null;
  status: number | null;
  createdAt: Generated<Date>;
}

interface NotificationTable extends Identified {
  userId: number;
  /** `BILL`, `LEAVE` or another type. */
  notificationType: string;
  shortMessage: string;
  addedAt: Generated<Date>;
  seenAt: Date | null;
  /** The key of an alert, unique per user; null for other notifications. */
  alertKey: ColumnType<string | null, string | null | undefined>;
  /** The record or day that an alert is about (domain/alertSubjects.ts). */
  about: ColumnType<About | null, string | null | undefined>;
  /** A URL path of the UI. */
  link: ColumnType<string | null, string | null | undefined>;
  /** Whether the alert is also sent to ALERT_WEBHOOK_URL. */
  urgent: ColumnType<'DUE' | 'SENT' | 'FAILED' | null, 'DUE' | null | undefined>;
  urgentTriedAt: ColumnType<Date | null, undefined>;
}

interface AlertSettingTable {
  userId: number;
  /** The members of `alertChoices` that the user has switched off. */
  off: string[];
}

/** The daily e-mails. */
interface AlertDigestTable {
  userId: number;
  day: Day;
  tries: Generated<number>;
  triedAt: Generated<Date>;
  sentAt: Date | null;
}

/** One row: the last run of the job that writes alerts. */
interface AlertRunTable {
  onlyOne: Generated<true>;
  /** The day in Dhaka. */
  day: Day | null;
  ranAt: Generated<Date>;
}

export interface AlertTables {
  notification: NotificationTable;
  alertSetting: AlertSettingTable;
  alertDigest: AlertDigestTable;
  alertRun: AlertRunTable;
}
