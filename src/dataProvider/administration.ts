import type { Values } from '../../domain/fields';
import type { officeFields } from '../../domain/office';
import type { WireRecord } from '../../domain/wire';
import { proposable } from './proposable';
import type { HttpClient } from './httpClient';
import type { Identifier } from 'react-admin';
import type { BackupFault, BackupState, BackupStatus } from '../../domain/backups';
import type { ClosedDay } from '../../domain/calendars';

/** The id of the only office. */
export const OFFICE = 1;

/** The office's name (docs/contract.md, "Office"). */
export interface Office extends Values<typeof officeFields> {
  needsApproval: boolean;
  needsSecondFactor: boolean;
  version: number;
}

/** Which set-up steps of a register are done, and whether the register is still new. */
export type SetUpState = Record<
  'isNew' | 'password' | 'office' | 'sections' | 'holidays' | 'colleagues' | 'filings' | 'backups',
  boolean
>;

/** A backup that was made, or tried (docs/contract.md, "Backups"). */
export interface BackupRecord {
  id: number;
  at: string;
  finishedAt: string | null;
  folder: string | null;
  file: string | null;
  bytes: number | null;
  ms: number | null;
  state: BackupState;
  /** In percent. */
  progress: number;
  error: BackupFault | null;
  /** How many papers there were, how many of them were missing or altered, and what the first of those are called. */
  papers: number | null;
  papersMissing: number | null;
  missingNames: string[] | null;
}

const SAMPLE_ACCOUNTS = '/api/casebook/sample-accounts';

export type AdministrationCalls = ReturnType<typeof createAdministrationCalls>;

/** Calls of our own server that are mostly for administrators: the office, users, backups and closed days. */
export const createAdministrationCalls = (call: HttpClient) => ({
  office: async (signal?: AbortSignal) => (await call('/api/casebook/office', { signal })) as Office,
  saveOffice: async (body: WireRecord) =>
    (await proposable(
      { register: 'office', recordId: OFFICE, action: 'edit', body, version: body.version },
      call('/api/casebook/office', { method: 'PUT', body }),
    )) as Office,
  setUpState: async (signal?: AbortSignal) => (await call('/api/casebook/set-up', { signal })) as SetUpState,
  /** Clears a user's password. @returns a one-time sign-in code, which the server shows once; `validUntil` is an ISO instant */
  resetPassword: async (id: Identifier) =>
    (await call(`/api/casebook/users/${id}/reset-password`, { method: 'POST' })) as {
      code: string;
      validUntil: string;
    },
  removeSecondFactor: async (id: Identifier) =>
    void (await call(`/api/casebook/users/${id}/second-factor`, { method: 'DELETE' })),
  /** User names of the sample accounts that still have their published password. */
  openSampleAccounts: async (signal?: AbortSignal) =>
    ((await call(SAMPLE_ACCOUNTS, { signal })) as { userNames: string[] }).userNames,
  /** Disables the sample accounts with published passwords except one's own. @returns the names of those left */
  switchOffSampleAccounts: async () =>
    ((await call(`${SAMPLE_ACCOUNTS}/switch-off`, { method: 'POST' })) as { userNames: string[] }).userNames,
  backupStatus: async (signal?: AbortSignal) =>
    (await call('/api/casebook/backup-status', { signal })) as BackupStatus,
  /** Adds the same closed days to several calendars. `same` counts the entries that existed already. */
  addClosedDays: async (body: { calendarIds: number[]; days: ClosedDay[] }) =>
    (await call('/api/casebook/closed-days/many', { method: 'POST', body })) as {
      added: number;
      same: number;
    },
});
