import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';

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

/** A screen that the menu links to. */
export interface Entry {
  to: string;
  name: string;
  /** The URL of the screen that adds a record, which has no entry of its own. */
  add?: string | undefined;
  /** The URL below which the records have pages of their own. */
  pages?: string | undefined;
}

/** Whether a URL path belongs to the entry: its screen, a path below it, its add screen or a record's page. */
export const isHere = ({ to, add, pages }: Entry, pathname: string): boolean =>
  [to, add, pages].some(
    (path) => path !== undefined && (pathname === path || pathname.startsWith(`${path}/`)),
  );
