import { useReference, useTranslate } from 'react-admin';
import type { Field, RefField } from '../../domain/fields';
import { useShownValue } from '../fields/useShownValue';
import { referenceName, type ReferenceRecord } from '../inputs/references';

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
  if (field.kind === 'ref' && isPicked(field, version[source], version)) {
    return <PickedReference reference={field.to} id={version[source] as number} />;
  }
  return shown ?? none;
}

/** A reference that was picked in a form is an id; the record beside it is still the stored one. */
const isPicked = ({ wire }: RefField, id: unknown, version: Record<string, unknown>) =>
  typeof id === 'number' && (version[wire] as ReferenceRecord | null | undefined)?.id !== id;

function PickedReference({ reference, id }: { reference: string; id: number }) {
  const { referenceRecord } = useReference<ReferenceRecord>({ reference, id });
  return referenceRecord ? referenceName(reference, referenceRecord) : null;
}
