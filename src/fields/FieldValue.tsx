import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { valueAt } from '../../domain/wire';
import { viewOf } from './kinds';
import type { Shown } from './kinds/kindView';
import { ClampedText } from './cells';
import { DetailItem } from './DetailItem';

export type FieldProps = Pick<Shown, 'source' | 'field' | 'record'>;

/** The value at a path of a record, formatted for reading; null when it is empty. */
export function useShownValue({ source, field, record }: FieldProps): ReactNode {
  const shown = useShown({ source, field, record, value: valueAt(source)(record) });
  return viewOf(field).shown(shown);
}

/** A labelled field of a record's details. */
export const FieldValue = (props: FieldProps) => (
  <DetailItem source={props.source}>{useShownValue(props)}</DetailItem>
);

/** A field's value in a table cell. */
export function FieldCell(props: FieldProps & { value: unknown }) {
  const { shown, cell = shown } = viewOf(props.field);
  const inTable = cell(useShown(props));
  return typeof inTable === 'string' ? <ClampedText text={inTable} /> : inTable;
}

const useShown = (props: Omit<Shown, 'resource' | 'translate'>): Shown => ({
  ...props,
  resource: useResourceContext(),
  translate: useTranslate(),
});
