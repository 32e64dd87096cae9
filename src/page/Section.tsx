import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  heading: string;
  action?: ReactNode;
  /** Whether it is on paper; a section of hints or links is not. */
  isPrinted?: boolean;
  children: ReactNode;
}

export function Section({ heading, action, isPrinted = true, children }: Props) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        px: 2,
        py: 1.5,
        mb: 2,
        '@media print': { py: 0.5, mb: 1, display: isPrinted ? undefined : 'none' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {heading}
        </Typography>
        {action}
      </Box>
      {children}
    </Paper>
  );
}

/** An entry of a section: its text, with its buttons beside or below it. */
export const entryRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 1,
  py: 0.5,
  typography: 'body2',
  borderTop: 1,
  borderColor: 'divider',
};
