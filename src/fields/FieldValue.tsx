import type { ReactNode } from 'react';
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { valueAt } from '../../domain/wire';
import { viewOf } from './kinds';
import type { Shown } from './kinds';
import { ClampedText } from './cells';
import Box from '@mui/material/Box';

export type FieldProps = Pick<Shown, 'source' | 'field' | 'record'>;

/** The value at a path of a record, formatted for reading; null when it is empty. */
export function useShownValue({ source, field, record }: FieldProps): ReactNode {
  const shown = useShown({ source, field, record, value: valueAt(source)(record) });
  return viewOf(field).shown(shown);
}

export const FieldValue = (props: FieldProps) => (
  <DetailItem source={props.source}>{useShownValue(props)}</DetailItem>
);

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

/** A labelled value of a record's details. Screen readers read out that an empty value is empty. */
export function DetailItem({ source, children }: { source: string; children: ReactNode }) {
  const label = useTranslateLabel()({ source });
  const none = useTranslate()('forms.none');
  const empty = children === null || children === undefined || children === '';
  return (
    <Box component="dl" sx={{ m: 0, py: 0.5 }}>
      <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          color: empty ? 'text.secondary' : undefined,
        }}
      >
        {empty ? <span aria-label={none}>—</span> : children}
      </Box>
    </Box>
  );
}
