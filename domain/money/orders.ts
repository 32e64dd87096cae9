import type { EntryKind, Head } from './entries';

/**
 * The entries that an order makes by its new amounts, head by head.
 *
 * @param demanded what was demanded before it, in the same unit
 */
export function orderedChanges(
  ordered: Partial<Record<Head, number>>,
  demanded: Readonly<Record<Head, number>>,
): { kind: EntryKind; head: Head; amount: number }[] {
  return (Object.entries(ordered) as [Head, number][]).flatMap(([head, amount]) => {
    const change = Math.round((amount - demanded[head]) * 100) / 100;
    if (change === 0) return [];
    return [{ kind: change > 0 ? 'RAISED' : 'LOWERED', head, amount: Math.abs(change) }];
  });
}
