import type { Referred } from '../../../domain/fields';
import type { StoredRecord } from '../../recordForms/storedRecord';

/** A user as the server answers it (docs/contract.md, "Users"). */
export interface UserRecord extends StoredRecord {
  fullName: string | null;
  userName: string | null;
  email?: string | null;
  phone?: string | null;
  isEnabled: boolean;
  roles: Referred[];
  workPlaces: Referred[];
  /** An ISO instant; our own server only. */
  lastSignInAt?: string | null;
}

/** The name of a user's row and dialog. */
export const userNameOf = ({ fullName, userName }: UserRecord): string => fullName ?? userName ?? '';
