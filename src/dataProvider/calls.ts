import type { DataProvider, Identifier, SortPayload } from 'react-admin';
import type { WireRecord } from '../../domain/wire';
import type { BackupCalls } from './backups';
import type { CalendarCalls } from './calendars';
import type { FigureCalls } from './figures';
import type { FileCalls } from './files';
import type { HearingCalls } from './hearings';
import type { LimitCalls } from './limits';
import type { HistoryCalls } from './history';
import type { Call, HttpAnswer, HttpClient } from './httpClient';
import type { NotificationCalls } from './inbox';
import type { OfficeCalls } from './office';
import type { SignInCode } from './userCalls';

/** React-admin's data provider plus calls it has no method for. */
export type CasebookDataProvider = DataProvider &
  CasebookCalls &
  FigureCalls &
  NotificationCalls &
  OfficeCalls &
  BackupCalls &
  HistoryCalls &
  FileCalls &
  HearingCalls &
  LimitCalls &
  CalendarCalls;

export interface CasebookCalls {
  /** Calls any URL. The calls of a screen are in its own chunk, so that the first list does not load them. */
  call: HttpClient;
  /** Like `call`, but for reads only, and returns the headers too. */
  read: (path: string, options: Call) => Promise<HttpAnswer>;
  /**
   * Streams the first page of a register, `size` rows long, because thousands of rows would take too much
   * memory when parsed. A failure rejects the read of the next bytes.
   */
  pageStream: (resource: string, params: PageStreamParams) => Promise<AsyncIterable<Uint8Array>>;
  /** Enables or disables a company or a user. `seen` is the record as the person saw it. */
  changeStatus: (resource: string, id: Identifier, seen?: WireRecord) => Promise<void>;
  /** Merges a section or bank into another one and removes it. */
  merge: (resource: string, id: Identifier, into: number) => Promise<void>;
  /** Clears a user's password; returns a sign-in code if the server offers it. */
  resetPassword: (id: Identifier) => Promise<SignInCode>;
  /** User names of the sample accounts that still have their published password. */
  openSampleAccounts: (signal?: AbortSignal) => Promise<string[]>;
  /** Disables the sample accounts with published passwords except one's own; returns the names of those left. */
  switchOffSampleAccounts: () => Promise<string[]>;
}

interface PageStreamParams {
  filter: Record<string, unknown>;
  sort: SortPayload;
  size: number;
  /** The properties of the rows that are needed; a server may send more. By default all. */
  fields?: readonly string[];
  signal: AbortSignal;
}
