import { may, rights } from '../../domain/rights';

/** React-admin's actions that are named differently in the table of rights. */
const actions: Record<string, string> = { list: 'read', show: 'read', export: 'read', clone: 'create' };

/** Whether a bearer of these roles is shown `action` on a react-admin resource; the server decides. */
export function isShown(held: readonly string[], action: string, resource: string): boolean {
  const right = resource in rights ? resource : 'lookups';
  return may(held, actions[action] ?? action, right);
}
