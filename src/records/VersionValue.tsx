import { useReference, useTranslate } from 'react-admin';
import type { Field, RefField } from '../../domain/fields';
import { useShownValue } from '../fields/useShownValue';
import { useReferenceName, type ReferenceRecord } from '../inputs/references';

interface Props {
  source: string;
  field: Field;
  /** A stored record, or one with typed values in it. */
  version: Record<string, unknown>;
}

/** What a version of a record holds in a field, as a person reads it. */
export function VersionValue({ source, field, version }: Props) {
  const shown = useShownValue(source, field, version);
  const none = useTranslate()('forms.none');
  const id = version[source] ?? null;
  if (field.kind !== 'ref' || id === storedId(field, version)) return shown ?? none;
  return typeof id === 'number' ? <PickedReference reference={field.to} id={id} /> : none;
}

/** A reference that was picked or cleared in a form is its id; the record beside it is still the stored one. */
const storedId = ({ wire }: RefField, version: Record<string, unknown>) =>
  (version[wire] as ReferenceRecord | null | undefined)?.id ?? null;

function PickedReference({ reference, id }: { reference: string; id: number }) {
  const { referenceRecord } = useReference<ReferenceRecord>({ reference, id });
  const nameOf = useReferenceName(reference);
  return referenceRecord ? nameOf(referenceRecord) : null;
}
