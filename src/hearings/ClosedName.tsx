import Typography from '@mui/material/Typography';
import type { ClosedIn } from '../calendars/closedName';

/** Why no court, or not each, sits on a day of the week or month; its weekday says it of a weekly day off. */
export const ClosedName = ({ closed }: { closed: ClosedIn }) =>
  closed.special && (
    <Typography component="div" variant="caption" color="text.secondary" sx={twoLines}>
      {closed.special}
    </Typography>
  );

// A month's cells are narrow on a phone; the name of the link and the day itself have the whole text.
const twoLines = {
  fontStyle: 'italic',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};
