import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

const lists = [
  { to: '/activity', name: 'changes' },
  { to: '/activity/events', name: 'events' },
  { to: '/activity/proposals', name: 'proposals' },
] as const;

/** Links between the lists of the Activity page. */
export function ActivityNav() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label={translate('layout.activity')} sx={nav}>
      {lists.map(({ to, name }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          size="small"
          variant={to === pathname ? 'contained' : 'outlined'}
          aria-current={to === pathname ? 'page' : undefined}
        >
          {translate(`history.activity.${name}`)}
        </Button>
      ))}
    </Box>
  );
}

const nav = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 };
