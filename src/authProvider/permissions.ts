import { may, rights } from '../../domain/rights';

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
