import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { entryRow } from '../page/Section';

interface RowsProps<R> {
  heading: string;
  rows: readonly R[];
  children: (row: R, place: number) => ReactNode;
}

/** A list of the panel under its heading; nothing if it is empty. */
export function MoneyRows<R>({ heading, rows, children }: RowsProps<R>) {
  if (!rows.length) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="h3" variant="subtitle2">
        {heading}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(children)}
      </Box>
    </Box>
  );
}

interface RowProps {
  title: ReactNode;
  /** Its facts, each a line; what is empty is left out. */
  lines: readonly ReactNode[];
  children?: ReactNode;
}

export const MoneyRow = ({ title, lines, children }: RowProps) => (
  <Box component="li" sx={entryRow}>
    <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      {title}
      {lines
        .filter((line) => line !== null && line !== false && line !== '')
        .map((line, place) => (
          // lines have no identity but their place
          // oxlint-disable-next-line react/no-array-index-key
          <Box key={place} sx={{ color: 'text.secondary' }}>
            {line}
          </Box>
        ))}
    </Box>
    {children}
  </Box>
);
