import Typography from '@mui/material/Typography';
import type { ClosedIn } from '../calendars/closedName';

/** The name of a holiday or vacation in the week or month view. A weekly day off needs none: its weekday says it. */
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
