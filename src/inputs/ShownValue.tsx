import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { FieldTitle } from 'react-admin';

/** A value that the form displays without holding it: computed, or read from a chosen record. */
export const ShownValue = ({
  source,
  value,
  numeric,
}: {
  source: string;
  value: string;
  numeric?: boolean;
}) => (
  <TextField
    id={useId()}
    label={<FieldTitle source={source} />}
    value={value}
    slotProps={{
      htmlInput: { readOnly: true, tabIndex: -1, style: numeric ? { textAlign: 'right' } : undefined },
    }}
    sx={{ '& .MuiInputBase-root': { bgcolor: 'action.hover' } }}
    fullWidth
  />
);
