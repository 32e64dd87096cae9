import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { Field } from '../../domain/fields';
import { viewOf } from '../fields/kinds';
import Alert from '@mui/material/Alert';

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

/** Class of items that take the full width: long texts and lists of checkboxes. */
export const WIDE = 'wide';

/** Fields in as many columns as fit. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <Box sx={grid}>{children}</Box>;

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  columnGap: '1rem',
  rowGap: 0.5,
  alignItems: 'start',
  // Keeps the field that Tab reaches clear of the top bar and the save button.
  '& input, & select, & textarea': { scrollMarginBlock: '6rem' },
  '& ::placeholder': { opacity: 0.7 },
  [`& > .${WIDE}`]: { gridColumn: '1 / -1' },
};

interface BannerProps {
  text: string;
  /** Advice if it is unknown whether the record was saved. */
  advice?: string | null;
}

/** A banner above a form, which says why the save failed or that its outcome is unknown. */
export const FormBanner = ({ text, advice }: BannerProps) => (
  <Alert severity="error" role="alert" className={WIDE} sx={{ mb: 2 }}>
    {text}
    {advice && <Box sx={{ mt: 0.5 }}>{advice}</Box>}
  </Alert>
);
