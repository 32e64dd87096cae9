import Typography from '@mui/material/Typography';
import type { ClosedIn } from '../calendars/closedName';

/** Why no court, or not each, sits on a day of the week or month; its weekday says it of a weekly day off. */
export const ClosedName = ({ closed }: { closed: ClosedIn }) =>
  !closed.isWeekly && (
    <Typography component="div" variant="caption" color="text.secondary" sx={{ fontStyle: 'italic' }}>
      {closed.text}
    </Typography>
  );
