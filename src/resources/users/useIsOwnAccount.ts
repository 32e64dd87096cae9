import { usePerson } from '../../authProvider/useSession';
import type { UserRecord } from './userRecord';

/** Whether it is the account of the person at work, which nobody disables by themselves. */
export function useIsOwnAccount(user: UserRecord | undefined): boolean {
  const own = usePerson()?.userName;
  return own !== undefined && user?.userName === own;
}
