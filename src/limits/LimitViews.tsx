import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListFilterContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LimitStates } from './LimitStates';
import { limitsAddress } from './limitsAddress';

/** Links between the table and the month, which keep the filters; beside them the choice of the state. */
export function LimitViews({ isMonth = false }: { isMonth?: boolean }) {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const views = [
    { name: 'table', to: limitsAddress({ filter: filterValues }), isHere: !isMonth },
    { name: 'month', to: limitsAddress({ view: 'month', filter: filterValues }), isHere: isMonth },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Box component="nav" aria-label={translate('limits.view')} sx={{ display: 'flex', gap: 1, mb: 1.5 }}>
        {views.map(({ name, to, isHere }) => (
          <Button
            key={name}
            component={Link}
            to={to}
            size="small"
            variant={isHere ? 'contained' : 'outlined'}
            aria-current={isHere ? 'page' : undefined}
          >
            {translate(`limits.views.${name}`)}
          </Button>
        ))}
      </Box>
      <LimitStates />
    </Box>
  );
}
