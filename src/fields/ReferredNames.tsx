import type { Referred } from '../../domain/fields';
import { useReferredName } from './allReferences';

/** The names of the referred records, without duplicates. */
export function ReferredNames({ to, records }: { to: string; records: readonly Referred[] }) {
  const nameOf = useReferredName(to);
  return <>{[...new Set(records.map(nameOf))].join(', ')}</>;
}
