import { usePerson } from '../../authProvider/useSession';
import type { UserRecord } from './userRecord';

/** Whether this is the signed-in person's own account, which they cannot disable. */
export function useIsOwnAccount(user: UserRecord | undefined): boolean {
  const own = usePerson()?.userName;
  return own !== undefined && user?.userName === own;
}
