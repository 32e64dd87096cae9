import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { Field, Fields } from '../../domain/fields';
import type { WireRecord } from '../../domain/wire';
import { DetailItem } from '../fields/FieldValue';
import { FieldGrid, FieldPlace } from '../inputs/FormGroup';
import { CloseButton } from '../page/ModalDialog';
import { OnPaper } from '../page/OnPaper';
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

interface DialogProps {
  title: string;
  /** What stands below the title. */
  subtitle: ReactNode;
  /** Buttons after the one that closes the dialog. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog for a record as the history holds it. */
export function RecordDialog({ title, subtitle, actions, onClose, children }: DialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xl">
      <OnPaper />
      <DialogTitle id={id} component="div">
        <Typography component="h1" variant="h6">
          {title}
        </Typography>
        {subtitle}
      </DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <CloseButton onClick={onClose} />
        {actions}
      </DialogActions>
    </Dialog>
  );
}
