import { isShown } from './permissions';
import { usePerson } from './useSession';

/** Whether the person may do this on a resource. */
export const useMay = (action: string, resource: string): boolean =>
  isShown(usePerson()?.authorities ?? [], action, resource);
