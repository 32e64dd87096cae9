import type { Referred } from '../../domain/fields';
import { useReferredName } from '../inputs/allReferences';

/** What the records that are referred to are called; several may go by one name. */
export function ReferredNames({ to, records }: { to: string; records: readonly Referred[] }) {
  const nameOf = useReferredName(to);
  return <>{[...new Set(records.map(nameOf))].join(', ')}</>;
}
