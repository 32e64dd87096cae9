import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

declare module '@mui/material/Autocomplete' {
  interface AutocompletePaperSlotPropsOverrides {
    hint?: string | false;
  }
}

/** The list of a select, with a hint below it. */
export const ChoicesPaper = ({ hint, children, ...paper }: PaperProps & { hint?: string | false }) => (
  <Paper {...paper}>
    {children}
    {hint && (
      <Typography
        variant="body2"
        component="p"
        color="text.secondary"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        {hint}
      </Typography>
    )}
  </Paper>
);
