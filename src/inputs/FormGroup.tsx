import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { Field } from '../../domain/fields';
import { viewOf } from '../fields/kinds';
import { FieldGrid, WIDE } from './FieldGrid';

/** A group of a form or of a record's details, its items in columns. A group of a single field needs no heading. */
export function FormGroup({ heading, children }: { heading?: string; children: ReactNode }) {
  const id = useId();
  if (heading === undefined)
    return (
      <Paper variant="outlined" sx={{ p: 2 }}>
        <FieldGrid>{children}</FieldGrid>
      </Paper>
    );
  return (
    <Paper
      component="fieldset"
      variant="outlined"
      aria-labelledby={id}
      sx={{ m: 0, minWidth: 0, p: 2, pt: 1.5 }}
    >
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 0.5 }}>
        {heading}
      </Typography>
      <FieldGrid>{children}</FieldGrid>
    </Paper>
  );
}

/** A field's place in its group; kinds that need it take the full width. */
export const FieldPlace = ({ field, children }: { field: Field; children: ReactNode }) =>
  viewOf(field).isWide?.(field) ? <Box className={WIDE}>{children}</Box> : children;
