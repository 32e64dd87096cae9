import { isShown } from '../../authProvider/permissions';
import { usePerson } from '../../authProvider/useSession';

/** Whether the person may add a record of this register. */
export const useMayAdd = (resource: string): boolean =>
  isShown(usePerson()?.authorities ?? [], 'create', resource);
