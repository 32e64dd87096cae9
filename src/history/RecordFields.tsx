import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { Field, Fields } from '../../domain/fields';
import type { WireRecord } from '../../domain/wire';
import { DetailItem } from '../fields/DetailItem';
import { FieldGrid } from '../inputs/FieldGrid';
import { FieldPlace } from '../inputs/FormGroup';
import { useHistoryValue } from './useHistoryValue';
import { useNamed } from './useNamed';

interface Props {
  register: string;
  fields: Fields;
  /** As a form holds them. */
  values: WireRecord;
  /** The same record as it is stored now: fields that differ are marked, with what they hold now. */
  now?: WireRecord | undefined;
}

/** Every field of a record of any register as a person reads it. */
export function RecordFields({ register, fields, values, now }: Props) {
  const translate = useTranslate();
  const entries = Object.entries(fields);
  const named = useNamed(
    [values, now ?? {}].flatMap((held) =>
      entries.map(([name, field]) => ({ field, value: held[name] ?? null })),
    ),
  );
  const shown = useHistoryValue(named);
  const show = (held: WireRecord, name: string, field: Field) =>
    shown({ register, name, field, value: held[name] ?? null });
  const differs = (name: string, field: Field) =>
    now !== undefined && !field.kind.isSame(values[name], now[name], field);
  return (
    <ResourceContextProvider value={register}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <FieldGrid>
          {entries.map(([name, field]) => (
            <FieldPlace key={name} field={field}>
              <Box sx={differs(name, field) ? changed : undefined}>
                <DetailItem source={name}>{show(values, name, field)}</DetailItem>
                {now && differs(name, field) && (
                  <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {translate('history.now')} {show(now, name, field) ?? translate('forms.none')}
                  </Box>
                )}
              </Box>
            </FieldPlace>
          ))}
        </FieldGrid>
      </Paper>
    </ResourceContextProvider>
  );
}

const changed = { borderLeft: 3, borderColor: 'warning.main', pl: 1 };
