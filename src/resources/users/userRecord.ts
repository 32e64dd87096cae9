import type { Referred } from '../../../domain/fields';
import type { StoredRecord } from '../../dataProvider/records';
import { usePerson } from '../../authProvider/useSession';

/** A user as the server sends it (docs/contract.md, "Users"). */
export interface UserRecord extends StoredRecord {
  fullName: string | null;
  userName: string | null;
  email?: string | null;
  phone?: string | null;
  isEnabled: boolean;
  roles: Referred[];
  workPlaces: Referred[];
  /** Our own server only. */
  signInBy?: string | null;
  /** Our own server only. */
  hasSecondFactor?: boolean;
  /** An ISO instant; our own server only. */
  lastSignInAt?: string | null;
}

/** The names of a user's two states, as catalogue keys. */
export const userStates = { on: 'resources.users.enabled', off: 'resources.users.disabled' } as const;

export const userNameOf = ({ fullName, userName }: UserRecord): string => fullName ?? userName ?? '';

/** Whether this is the signed-in person's own account, which they cannot disable. */
export function useIsOwnAccount(user: UserRecord | undefined): boolean {
  const own = usePerson()?.userName;
  return own !== undefined && user?.userName === own;
}
