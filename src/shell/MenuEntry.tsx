import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { isHere, type Entry } from './menuPlaces';

interface Props extends Entry {
  onChoose?: (() => void) | undefined;
}

/** A menu entry, marked if it is the current place. */
export function MenuEntry({ onChoose, ...entry }: Props) {
  const { pathname } = useLocation();
  return (
    <Button
      component={Link}
      to={entry.to}
      onClick={onChoose}
      color="inherit"
      aria-current={isHere(entry, pathname) ? 'page' : undefined}
      sx={button}
    >
      {entry.name}
    </Button>
  );
}

const button = {
  justifyContent: 'flex-start',
  minWidth: 0,
  whiteSpace: 'nowrap',
  '&[aria-current]': { bgcolor: 'bar.here' },
};
