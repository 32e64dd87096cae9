import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { Field, Fields } from '../../domain/fields';
import type { WireRecord } from '../../domain/wire';
import { DetailItem } from '../fields/FieldValue';
import { FieldGrid, FieldPlace } from '../inputs/FormGroup';
import { isSame } from './historyFields';
import { useHistoryValue } from './useHistoryValue';

interface Props {
  register: string;
  fields: Fields;
  values: WireRecord;
  /** The stored record: fields that differ from it are marked and show their stored value. */
  now?: WireRecord | undefined;
}

/** Shows every field of a record of any register. */
export function RecordFields({ register, fields, values, now }: Props) {
  const translate = useTranslate();
  const entries = Object.entries(fields);
  const shown = useHistoryValue();
  const show = (held: WireRecord, name: string, field: Field) =>
    shown({ register, name, field, value: held[name] });
  const differs = (name: string) => now !== undefined && !isSame(values[name], now[name]);
  return (
    <ResourceContextProvider value={register}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <FieldGrid>
          {entries.map(([name, field]) => (
            <FieldPlace key={name} field={field}>
              <Box sx={differs(name) ? changed : undefined}>
                <DetailItem source={name}>{show(values, name, field)}</DetailItem>
                {now && differs(name) && (
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
