import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { NavLink } from 'react-router-dom';

export interface Entry {
  to: string;
  name: string;
}

/** A name that the bar has no room for ends in an ellipsis and is whole in the tooltip. */
export const MenuEntry = ({ to, name, onChoose }: Entry & { onChoose?: (() => void) | undefined }) => (
  <Tooltip title={name} describeChild={false}>
    <Button component={NavLink} to={to} onClick={onChoose} color="inherit" sx={entry}>
      <Box component="span" className="name">
        {name}
      </Box>
    </Button>
  </Tooltip>
);

const entry = {
  justifyContent: 'flex-start',
  minWidth: 0,
  '&.active': { bgcolor: 'bar.here' },
};
