import Typography from '@mui/material/Typography';
import type { ClosedIn } from '../calendars/closedName';

/**
 * The name of a holiday or vacation in the week or month view. A weekly day off has no name, because its
 * weekday says enough.
 */
export const ClosedName = ({ closed }: { closed: ClosedIn }) =>
  closed.special && (
    <Typography component="div" variant="caption" color="text.secondary" sx={twoLines}>
      {closed.special}
    </Typography>
  );

// The cells of a month are narrow on a phone. The whole text is in the link's accessible name and in the day
// view.
const twoLines = {
  fontStyle: 'italic',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};
