import type { RefField } from '../../../domain/fields';
import { useReferenceName, useReferred, type ReferenceRecord } from '../references';
import type { KindView } from './kindView';

export const ref: KindView<RefField> = {
  shown({ field, value, record }) {
    const stored = record[field.wire] as ReferenceRecord | null | undefined;
    if ((value ?? null) === (stored?.id ?? null)) {
      return stored ? <Name reference={field.to} record={stored} /> : null;
    }
    return typeof value === 'number' ? <Picked field={field} id={value} /> : null;
  },
};

/** A reference that was picked in a form. */
function Picked({ field, id }: { field: RefField; id: number }) {
  const referred = useReferred(field, id);
  return referred ? <Name reference={field.to} record={referred} /> : null;
}

const Name = ({ reference, record }: { reference: string; record: ReferenceRecord }) =>
  useReferenceName(reference)(record);
