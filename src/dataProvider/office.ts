import type { Values } from '../../domain/fields';
import type { officeFields } from '../../domain/office';
import type { WireRecord } from '../../domain/wire';
import { proposable } from './approval';
import type { HttpClient } from './httpClient';

/** The id of the only office. */
export const OFFICE = 1;

/** The office's name (docs/contract.md, "Office"). */
export interface Office extends Values<typeof officeFields> {
  needsApproval: boolean;
  version: number;
}

/** Which set-up steps of a register are done, and whether the register is still new. */
export type SetUpState = Record<
  'isNew' | 'office' | 'sections' | 'colleagues' | 'filings' | 'backups',
  boolean
>;

/** Calls of our own server, if it offers `office`. */
export interface OfficeCalls {
  office: (signal?: AbortSignal) => Promise<Office>;
  saveOffice: (office: WireRecord) => Promise<Office>;
  setUpState: (signal?: AbortSignal) => Promise<SetUpState>;
}

export const createOfficeCalls = (call: HttpClient): OfficeCalls => ({
  office: async (signal) => (await call('/api/casebook/office', { signal })) as Office,
  saveOffice: async (body) =>
    (await proposable(
      { register: 'office', recordId: OFFICE, action: 'edit', body, version: body.version },
      call('/api/casebook/office', { method: 'PUT', body }),
    )) as Office,
  setUpState: async (signal) => (await call('/api/casebook/set-up', { signal })) as SetUpState,
});
