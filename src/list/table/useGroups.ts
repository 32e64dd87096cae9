import { startTransition, useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';

/** Rows per group; about what a large screen shows. */
const ROWS = 25;

/**
 * Splits the records into groups. At first one group is rendered, then one more with each transition; another
 * set of records starts anew.
 */
export function useGroups(records: readonly RaRecord[]): readonly RaRecord[][] {
  const [drawn, setDrawn] = useState({ records, groups: 1 });
  const count = Math.ceil(records.length / ROWS);
  const groups = isOther(records, drawn.records) ? 1 : Math.min(drawn.groups, count);
  if (drawn.records !== records) setDrawn({ records, groups });
  useEffect(() => {
    if (groups >= count) return;
    startTransition(() => setDrawn({ records, groups: groups + 1 }));
  }, [records, groups, count]);
  return Array.from({ length: Math.min(groups, count) }, (_, group) =>
    records.slice(group * ROWS, (group + 1) * ROWS),
  );
}

function isOther(records: readonly RaRecord[], before: readonly RaRecord[]): boolean {
  if (records === before) return false;
  const known = new Set(before.map(({ id }) => id));
  return !records.slice(0, ROWS).some(({ id }) => known.has(id));
}
