import { useTranslate } from 'react-admin';
import type { Field } from '../../domain/fields';
import { ClampedText } from './cells';
import { DetailItem } from './DetailItem';
import { useShownValue } from './useShownValue';

interface Props {
  source: string;
  field: Field;
  record: Record<string, unknown>;
}

/** A field of a record's details, with its label. */
export const FieldValue = ({ source, field, record }: Props) => (
  <DetailItem source={source}>{useShownValue(source, field, record)}</DetailItem>
);

/** A field of a record in a table. */
export function FieldCell({ source, field, record }: Props) {
  const translate = useTranslate();
  const shown = useShownValue(source, field, record);
  if (field.kind === 'yesNo' && field.numeric) {
    return translate(record[source] === 'yes' ? 'lists.yes' : 'lists.no');
  }
  return typeof shown === 'string' ? <ClampedText text={shown} /> : shown;
}
