import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';
import type { BackupFault, BackupState } from '../../../domain/backups';
import type { CaseFilingValues } from '../../../domain/caseFilings';
import type { casePageFields } from '../../../domain/casePages';
import type { Values } from '../../../domain/fields';
import type { Outcome } from '../../../domain/proceedings';
import type { AlertTables, SignInTables } from './accountSchema';
import type { Audited, Identified, KeptList, FollowOnCaseTable, Numeric } from './columns';
import type { CalendarTables, HearingTables, LimitTables } from './hearingSchema';
import type { ImportTables } from './importSchema';
import type { MoneyTables, ReturnTables } from './moneySchema';
import type { PaperTables, ScanTables } from './paperSchema';
import type { VolumeTables } from './volumeSchema';

export interface WorkPlaceTable extends Identified, Audited, KeptList {
  name: string;
  nameFold: GeneratedAlways<string>;
}

export interface BankTable extends Identified, Audited, KeptList {
  bankName: string;
  bankNameFold: GeneratedAlways<string>;
}

/** One row: the office's name, empty until an administrator enters it. */
export interface OfficeTable extends Audited, Values<typeof casePageFields> {
  id: number;
  needsApproval: Generated<boolean>;
  needsSecondFactor: Generated<boolean>;
  name: string | null;
  nameBn: string | null;
}

export interface CompanyTable extends Identified, Audited {
  companyName: string;
  companyNameFold: GeneratedAlways<string>;
  contactPersonName: string | null;
  email: string | null;
  phone1: string | null;
  phone2: string | null;
  regCode: string | null;
  tin: string | null;
  vatRegNo: string | null;
  vatRegNoFold: GeneratedAlways<string | null>;
  web: string | null;
  logo: Buffer | null;
  isActive: Generated<boolean>;
  thana: string | null;
  district: string | null;
  division: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  searchFold: GeneratedAlways<string>;
}

interface AgentColumns extends Identified, Audited {
  licNo: string | null;
  licNoFold: GeneratedAlways<string | null>;
  contactNumber: string | null;
  address: string | null;
  searchFold: GeneratedAlways<string>;
}

export interface CnfAgentTable extends AgentColumns {
  cnfAgentName: string;
  cnfAgentNameFold: GeneratedAlways<string>;
  otherNumber: string | null;
}

/** Freight forwarders and shipping agents. */
export interface AgentTable extends AgentColumns {
  agentName: string;
  agentNameFold: GeneratedAlways<string>;
}

type StoredFiling = Numeric<Omit<CaseFilingValues, 'nothiNumber' | 'workPlaceId' | 'status'>>;

export interface CaseFilingTable extends Identified, Audited, StoredFiling {
  nothiNumber: string;
  workPlaceId: number;
  status: string;
  payableRevenue: GeneratedAlways<string>;
  proceedingId: GeneratedAlways<number>;
  nothiNumberFold: GeneratedAlways<string>;
  ainNumberFold: GeneratedAlways<string | null>;
  productNameFold: GeneratedAlways<string | null>;
  hsCodeFold: GeneratedAlways<string | null>;
  // copies of the parents' folded names, maintained by triggers, so that an index can sort by them
  workPlaceNameFold: GeneratedAlways<string>;
  cnfAgentNameFold: GeneratedAlways<string | null>;
  companyNameFold: GeneratedAlways<string | null>;
}

/** A register's cases (by table name) per month (by its first day), as appended differences. */
export interface CaseMonthTallyTable {
  register: string;
  month: string;
  cases: number;
}

/** One row for each filing's adjudication and each court case (domain/proceedings.ts). */
export interface ProceedingTable extends Identified {
  kind: string;
  recordId: number;
  caseFilingId: number;
  workPlaceId: number;
  number: string | null;
  numberKey: GeneratedAlways<string | null>;
  openedOn: string | null;
  decidedOn: string | null;
  outcome: Outcome | null;
  status: string | null;
  court: string | null;
  filedBy: 'government' | 'other' | null;
  /** The proceeding whose order this one challenges; null: the filing's order. */
  fromId: number | null;
  lawOfficer: string | null;
  enteredOn: GeneratedAlways<string>;
  /** The day on which the status changed for the last time. */
  statusSince: GeneratedAlways<string | null>;
  disposedOn: GeneratedAlways<string | null>;
  /** When it was last pending again after it had been disposed of. */
  reopenedAt: GeneratedAlways<Date | null>;
  subject: string | null;
  important: boolean | null;
  importantReason: string | null;
  parawiseSentOn: string | null;
  sentToAttorneyGeneralOn: string | null;
  replyFiledOn: string | null;
  lossReasonId: number | null;
  noAppealReason: string | null;
  version: Generated<number>;
  /** Null until somebody edits the proceeding itself. */
  changedBy: number | null;
  changedAt: Generated<Date>;
}

/** A user's note about a file (domain/notes.ts). */
export interface NoteTable extends Identified, Audited {
  caseFilingId: number;
  text: string;
}

/** A user whom a note names, and whether they have dealt with it; kept by a trigger. */
export interface NoteMentionTable {
  noteId: number;
  userId: number;
  doneAt: Date | null;
  /** Whether the user is told of the note because it answers the user's own note. */
  isAnswer: Generated<boolean>;
}

export interface UserTable extends Identified, Audited {
  userName: string;
  userNameFold: GeneratedAlways<string>;
  namesake: Generated<number>;
  fullName: string;
  email: string | null;
  phone: string | null;
  isEnabled: Generated<boolean>;
  signInBy: Generated<'PASSWORD' | 'OTP'>;
  passwordHash: string | null;
  /** In the older product's format; the UI offers them only for users who have some. */
  territories: Generated<{ territoryId: number; territoryName: string }[]>;
  searchFold: GeneratedAlways<string>;
}

/** An event other than a change of a record; the table is append-only. */
export interface EventTable {
  id: Generated<number>;
  at: Generated<Date>;
  kind: string;
  /** Null: the server's operator. */
  byUser: number | null;
  aboutUser: number | null;
  details: ColumnType<Record<string, unknown> | null, string | null, never>;
}

export interface IdempotencyKeyTable {
  userId: number;
  /** A hash of the Idempotency-Key. */
  key: string;
  fingerprint: string;
  /** The first answer; null only inside the transaction that writes. */
  answer: ColumnType<unknown, string | null, string>;
  createdAt: Generated<Date>;
}

/** A backup, complete or failed. */
export interface BackupTable extends Identified {
  /** When the backup was requested. */
  at: Generated<Date>;
  /** Null for a nightly backup, and for one started on the server. */
  askedBy: ColumnType<number | null, number | null | undefined>;
  /** The night that the backup is for; a night has one successful backup. */
  night: ColumnType<string | null, string | null | undefined>;
  /** Null while the request waits for a process. */
  startedAt: Date | null;
  finishedAt: Date | null;
  state: Generated<BackupState>;
  /** The progress in percent. */
  progress: Generated<number>;
  folder: string | null;
  file: string | null;
  bytes: number | null;
  error: BackupFault | null;
  /** How many papers its rows name, how many of these were missing or altered, and what the first of those are called. */
  papers: number | null;
  papersMissing: number | null;
  missingNames: string[] | null;
}

/** The terms by which the global search finds a record (migration 0028). */
export interface SearchEntryTable {
  kind: string;
  recordId: number;
  caseFilingId: number | null;
  isOpen: boolean;
  terms: string;
  /** The key of the record's number (domain/ownKeys.ts); null until the job that fills entries has been there. */
  ownKey: string | null;
}

/**
 * The progress in making search entries of records that are older than the migration. A kind that is finished
 * has no row.
 */
export interface SearchFillTable {
  kind: string;
  doneTo: number;
  last: number;
}

export interface Database
  extends
    SignInTables,
    CalendarTables,
    LimitTables,
    ImportTables,
    HearingTables,
    AlertTables,
    MoneyTables,
    PaperTables,
    ReturnTables,
    ScanTables,
    VolumeTables {
  registerIdentity: { onlyOne: Generated<true>; id: Generated<string>; since: Generated<Date> };
  workPlace: WorkPlaceTable;
  office: OfficeTable;
  bank: BankTable;
  division: Identified & { name: string };
  company: CompanyTable;
  cnfAgent: CnfAgentTable;
  freightForwarderAgent: AgentTable;
  shippingAgent: AgentTable;
  caseFiling: CaseFilingTable;
  proceeding: ProceedingTable;
  /** Any table of court cases: `tableOf` (columns.ts) gives the actual one. */
  followOnCase: FollowOnCaseTable;
  caseMonthTally: CaseMonthTallyTable;
  appUser: UserTable;
  role: Identified & { role: string };
  userRole: { userId: number; roleId: number };
  userWorkPlace: { userId: number; workPlaceId: number };
  note: NoteTable;
  follow: { userId: number; caseFilingId: number; since: Generated<Date> };
  noteMention: NoteMentionTable;
  event: EventTable;
  idempotencyKey: IdempotencyKeyTable;
  backup: BackupTable;
  searchEntry: SearchEntryTable;
  searchFill: SearchFillTable;
}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
