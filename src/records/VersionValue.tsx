import { useTranslate } from 'react-admin';
import type { Field } from '../../domain/fields';
import { useShownValue } from '../fields/FieldValue';

interface Props {
  source: string;
  field: Field;
  /** A stored record, or one with typed values in it. */
  version: Record<string, unknown>;
}

/** What a version of a record holds in a field, as a person reads it. */
export function VersionValue({ source, field, version }: Props) {
  const none = useTranslate()('forms.none');
  return useShownValue({ source, field, record: version }) ?? none;
}
