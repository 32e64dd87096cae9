import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isHere, type Entry } from './MenuEntry';

/** A group in the bar's menu that opens below its name, marked if it contains the current place. */
export function MenuGroupButton({ name, entries }: { name: string; entries: readonly Entry[] }) {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        endIcon={<ArrowIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-current={entries.some((entry) => isHere(entry, pathname)) || undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={button}
      >
        {name}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        {entries.map((entry) => (
          <MenuItem
            key={entry.to}
            component={Link}
            to={entry.to}
            onClick={close}
            selected={isHere(entry, pathname)}
            aria-current={isHere(entry, pathname) ? 'page' : undefined}
            sx={here}
          >
            {entry.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const button = {
  minWidth: 0,
  whiteSpace: 'nowrap',
  '& .MuiButton-endIcon': { ml: -0.25 },
  '&[aria-current]': { bgcolor: 'bar.here' },
};

const here = { '&[aria-current]': { fontWeight: 600 } };
