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
  /** An ISO instant; of our own server only. */
  lastSignInAt?: string | null;
}

/** What a user's row and dialog are called by. */
export const userNameOf = ({ fullName, userName }: UserRecord): string => fullName ?? userName ?? '';
