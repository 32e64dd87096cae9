import { may, rights } from '../../domain/rights';
import { usePerson } from './useSession';

/** Maps react-admin's actions to those of domain/rights.ts where the names differ. */
const actions: Record<string, string> = { list: 'read', show: 'read', export: 'read', clone: 'create' };

/**
 * Whether the UI shows `action` on a react-admin resource to these roles. The server decides whether they may
 * do it.
 */
export function isShown(held: readonly string[], action: string, resource: string): boolean {
  const right = resource in rights ? resource : 'lookups';
  return may(held, actions[action] ?? action, right);
}

/** Whether the person may do this on a resource. */
export const useMay = (action: string, resource: string): boolean =>
  isShown(usePerson()?.authorities ?? [], action, resource);
