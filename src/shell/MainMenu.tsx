import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { usePages, useResources, type MenuGroup } from '../addresses';
import { useOffered } from '../offered/useOffers';
import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** Links to the screens the person's roles may see, in groups: side by side, or, when `folded`, all entries stacked. */
export function MainMenu({ folded = false, onChoose }: { folded?: boolean; onChoose?: () => void }) {
  const translate = useTranslate();
  const groups = useGroups();
  return (
    <Box
      component="nav"
      id="main-menu"
      aria-label={translate('layout.mainMenu')}
      sx={folded ? belowEachOther : sideBySide}
    >
      {groups.map(({ group, entries }) => {
        const [only, ...others] = entries;
        const name = translate(`layout.menuGroups.${group}`);
        if (others.length === 0 && only) return <MenuEntry key={group} {...only} onChoose={onChoose} />;
        if (!folded) return <MenuGroupButton key={group} name={name} entries={entries} />;
        return (
          <Box key={group} sx={headed}>
            <p id={`menu-${group}`}>{name}</p>
            <ul aria-labelledby={`menu-${group}`}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <MenuEntry {...entry} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </Box>
        );
      })}
    </Box>
  );
}

/**
 * The groups in the order in which src/resources/index.ts and then src/pages.tsx list their screens. But My day
 * is the first group, and settings are the last, since few people open them.
 */
function useGroups(): { group: MenuGroup; entries: Entry[] }[] {
  const translate = useTranslate();
  const held = usePerson()?.authorities ?? [];
  const isOffered = useOffered();
  const resources = useResources().map(({ name, addresses, menu, offered }) => ({
    right: { resource: name, action: 'list' },
    offered,
    entry: { to: addresses.list, add: addresses.create, pages: addresses.pages },
    menu,
  }));
  const pages = usePages().map(({ path, right, offered, menu }) => ({
    right,
    offered,
    entry: { to: path },
    menu,
  }));
  const groups = new Map<MenuGroup, Entry[]>();
  for (const { right, offered, entry, menu } of [...resources, ...pages]) {
    if (!menu || !isShown(held, right.action, right.resource) || !isOffered(offered)) continue;
    const entries = groups.get(menu.group) ?? [];
    groups.set(menu.group, [...entries, { ...entry, name: translate(menu.name) }]);
  }
  const placeOf = (group: MenuGroup) => Number(group === 'settings') - Number(group === 'today');
  return [...groups]
    .map(([group, entries]) => ({ group, entries }))
    .sort((a, b) => placeOf(a.group) - placeOf(b.group));
}

const headed = {
  '& p': { m: 0, px: 1, pt: 1, fontSize: '0.8125rem', opacity: 0.85 },
  '& ul': { listStyle: 'none', m: 0, p: 0, pl: 1.5 },
};

// The expanded menu is sticky with the bar, so it must not be higher than the window.
const belowEachOther = {
  columns: { sm: '14rem' },
  maxHeight: 'calc(100vh - 3rem)',
  overflowY: 'auto',
  p: 1,
  '& > *': { breakInside: 'avoid' },
  // entries without a group heading
  '& > a': { mt: 1 },
  '& .MuiButton-root': { width: '100%', textAlign: 'left', whiteSpace: 'normal' },
};

// Names are never cut: they wrap to a second line instead.
const sideBySide = {
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  '& .MuiButton-root': { px: 0.75 },
  // Fit an administrator's eleven group names on one line, beside the brand or below it.
  '@media (max-width: 1559.95px)': { '& .MuiButton-root': { px: 0.5, letterSpacing: '-0.01em' } },
  '@media (max-width: 1399.95px)': {
    '& .MuiButton-root': { px: 0.25, fontSize: '0.75rem', fontWeight: 500, letterSpacing: 0 },
    '& .MuiButton-endIcon': { display: 'none' },
  },
  '@media (max-width: 1099.95px)': { px: 1.5, pb: 0.5, justifyContent: 'space-between' },
  '@media (max-width: 819.95px)': {
    px: 0.5,
    '& .MuiButton-root': { px: 0, fontWeight: 400, letterSpacing: '-0.02em' },
  },
};

/** A group in the bar's menu that opens below its name, marked if it contains the current place. */
function MenuGroupButton({ name, entries }: { name: string; entries: readonly Entry[] }) {
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
        sx={groupButton}
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

const groupButton = {
  minWidth: 0,
  whiteSpace: 'nowrap',
  '& .MuiButton-endIcon': { ml: -0.25 },
  '&[aria-current]': { bgcolor: 'bar.here' },
};

const here = { '&[aria-current]': { fontWeight: 600 } };

interface EntryProps extends Entry {
  onChoose?: (() => void) | undefined;
}

function MenuEntry({ onChoose, ...entry }: EntryProps) {
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

interface Entry {
  to: string;
  name: string;
  /** The URL of the screen that adds a record, which has no entry of its own. */
  add?: string | undefined;
  /** The URL below which the records have pages of their own. */
  pages?: string | undefined;
}

/** Whether a URL path belongs to the entry: its screen, a path below it, its add screen or a record's page. */
const isHere = ({ to, add, pages }: Entry, pathname: string): boolean =>
  [to, add, pages].some(
    (path) => path !== undefined && (pathname === path || pathname.startsWith(`${path}/`)),
  );
