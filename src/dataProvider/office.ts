import type { WireRecord } from '../../domain/wire';
import type { HttpClient } from './httpClient';

/** The office's name (docs/contract.md, "Office"). */
export interface Office {
  name: string | null;
  nameBn: string | null;
  version: number;
}

/** Which set-up steps of a register are done, and whether the register is still new. */
export type SetUpState = Record<'isNew' | 'office' | 'sections' | 'colleagues' | 'backups', boolean>;

/** Calls of our own server, if it offers `office`. */
export interface OfficeCalls {
  office: (signal?: AbortSignal) => Promise<Office>;
  saveOffice: (office: WireRecord) => Promise<Office>;
  setUpState: (signal?: AbortSignal) => Promise<SetUpState>;
}

export const createOfficeCalls = (call: HttpClient): OfficeCalls => ({
  office: async (signal) => (await call('/api/casebook/office', { signal })) as Office,
  saveOffice: async (body) => (await call('/api/casebook/office', { method: 'PUT', body })) as Office,
  setUpState: async (signal) => (await call('/api/casebook/set-up', { signal })) as SetUpState,
});
