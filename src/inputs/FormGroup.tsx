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

/**
 * Fields in as many columns as fit. If the last row of a group would hold a single narrow field, the group's
 * first field spans two columns. A group's single field shares its row with a long text if that is all that
 * follows.
 */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Box sx={grid}>{children}</Box>
  </Box>
);

const COLUMN = 17;
const GAP = 1;
const MOST_COLUMNS = 6;

const widthOf = (columns: number) => `${columns * COLUMN + (columns - 1) * GAP}rem`;

/**
 * For each number of columns, the style that widens the first narrow field of a group whose last row would
 * hold a single narrow field.
 */
const withoutOrphans = Object.fromEntries(
  Array.from({ length: MOST_COLUMNS - 1 }, (_, index) => {
    const columns = index + 2;
    const width = `(min-width: ${widthOf(columns)}) and (max-width: calc(${widthOf(columns + 1)} - 0.02px))`;
    const leavesOne = `:nth-last-child(${columns}n + 1 of :not(.${WIDE}))`;
    const first = `& > :nth-child(1 of :not(.${WIDE}))`;
    return [
      `@container ${width}`,
      {
        [`${first}${leavesOne}:not(:nth-last-child(1 of :not(.${WIDE})))`]: { gridColumn: 'span 2' },
        [`${first}:nth-last-child(1 of :not(.${WIDE})) + .${WIDE}:last-child`]: { gridColumn: '2 / -1' },
      },
    ];
  }),
);

const grid = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${COLUMN}rem), 1fr))`,
  columnGap: `${GAP}rem`,
  rowGap: 0.5,
  alignItems: 'start',
  // Keeps the field that Tab reaches clear of the top bar and the save button.
  '& input, & select, & textarea': { scrollMarginBlock: '6rem' },
  '& ::placeholder': { opacity: 0.7 },
  [`& > .${WIDE}`]: { gridColumn: '1 / -1' },
  ...withoutOrphans,
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
