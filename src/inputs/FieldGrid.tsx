import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

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
