import { useReference } from 'react-admin';
import type { RefField } from '../../domain/fields';
import { useReferenceName, type ReferenceRecord } from '../inputs/references';
import type { KindView } from './kindView';

export const ref: KindView<RefField> = {
  shown({ field, value, record }) {
    const stored = record[field.wire] as ReferenceRecord | null | undefined;
    if ((value ?? null) === (stored?.id ?? null)) {
      return stored ? <Name reference={field.to} record={stored} /> : null;
    }
    return typeof value === 'number' ? <Picked reference={field.to} id={value} /> : null;
  },
};

/** A reference that was picked in a form. */
function Picked({ reference, id }: { reference: string; id: number }) {
  const { referenceRecord } = useReference<ReferenceRecord>({ reference, id });
  return referenceRecord ? <Name reference={reference} record={referenceRecord} /> : null;
}

const Name = ({ reference, record }: { reference: string; record: ReferenceRecord }) =>
  useReferenceName(reference)(record);
