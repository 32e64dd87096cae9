import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import type { Field, Referred } from '../../domain/fields';
import { useReferenceName, type ReferenceRecord } from '../inputs/references';
import { DayText, MoneyText, NumberText } from './cells';
import { Picture } from './Picture';
import { ReferredNames } from './ReferredNames';

/** A field of a record as a person reads it, by its kind; null when it is empty. */
export function useShownValue(source: string, field: Field, record: Record<string, unknown>): ReactNode {
  const translate = useTranslate();
  const resource = useResourceContext();
  const nameOf = useReferenceName(field.kind === 'ref' ? field.to : '');
  const value = record[source] as string | number | boolean | null | undefined;
  if (field.kind === 'ref') {
    const referred = record[field.wire] as ReferenceRecord | null | undefined;
    return referred ? nameOf(referred) : null;
  }
  if (field.kind === 'refs') {
    const records = record[source] as Referred[] | undefined;
    return records?.length ? <ReferredNames to={field.to} records={records} /> : null;
  }
  if (field.kind === 'money') return <MoneyText taka={Number(value ?? 0)} />;
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'whole':
      return <NumberText number={Number(value)} />;
    case 'date':
      return <DayText day={value} />;
    case 'bool':
      return translate(value ? 'forms.yes' : 'forms.no');
    case 'yesNo':
      return translate(value === 'yes' ? 'forms.yes' : 'forms.no');
    case 'choice':
      return translate(`resources.${resource}.choices.${source}.${String(value)}`, { _: String(value) });
    case 'image':
      return (
        <Picture url={String(value)} alt={translate(`resources.${resource}.fields.${source}`)} size="6rem" />
      );
    case 'text':
      return String(value);
  }
}
