import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { Entry } from './MenuEntry';

/** A group of the bar's menu, which opens below its name; the group of the current place is marked. */
export function MenuGroupButton({ name, entries }: { name: string; entries: readonly Entry[] }) {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const isHere = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <>
      <Button
        color="inherit"
        className={isHere ? 'active' : undefined}
        endIcon={<ArrowIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={button}
      >
        <Box component="span" className="name">
          {name}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        {entries.map(({ to, name: entry }) => (
          <MenuItem key={to} component={NavLink} to={to} onClick={close} sx={here}>
            {entry}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const button = {
  minWidth: 0,
  '& .MuiButton-endIcon': { ml: 0 },
  '&.active': { bgcolor: 'bar.here' },
};

const here = { '&.active': { fontWeight: 600, bgcolor: 'action.selected' } };
