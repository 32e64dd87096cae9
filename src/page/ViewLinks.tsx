import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Link } from 'react-router-dom';

interface View {
  name: string;
  to: string;
  isHere: boolean;
}

/** Links between the views of a page, which look like the other choices of a view. */
export const ViewLinks = ({ label, views }: { label: string; views: readonly View[] }) => (
  <nav aria-label={label}>
    <ToggleButtonGroup
      role="presentation"
      value={views.find(({ isHere }) => isHere)?.to}
      sx={{ mb: 1.5, displayPrint: 'none' }}
    >
      {views.map(({ name, to, isHere }) => (
        <ToggleButton
          key={to}
          component={Link}
          to={to}
          value={to}
          aria-pressed={undefined}
          aria-current={isHere ? 'page' : undefined}
        >
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  </nav>
);
