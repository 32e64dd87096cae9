import type { WireRecord } from '../../domain/wire';
import type { Change } from './change';

/**
 * A record as it stood after a change: the stored record, with every later change taken back.
 * @param changes the newest first, without a gap down to that change
 * @param stored as it is after the newest of them; null when it is deleted
 * @returns null when the change deleted it
 */
export function recordAt(
  changes: readonly Change[],
  id: Change['id'],
  stored: WireRecord | null,
): WireRecord | null {
  const position = changes.findIndex((change) => change.id === id);
  return changes
    .slice(0, position)
    .reduce<WireRecord | null>((record, { was }) => was && { ...record, ...was }, stored);
}
