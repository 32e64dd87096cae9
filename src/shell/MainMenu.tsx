import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { usePages, useResources, type MenuGroup } from '../addresses';
import { useOffered } from '../offered/useOffers';
import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** The groups of the menu in its order: the day, its files by the way of a case, parties, money; the last two are settings. */
const menuGroups = [
  'today',
  'hearings',
  'demandNotices',
  'appealAndTribunal',
  'highCourt',
  'appellateDivision',
  'otherCourts',
  'companiesAndAgents',
  'money',
  'report',
  'lists',
  'administration',
] as const satisfies MenuGroup[];

/** Links to the screens the person's roles may see, in groups: side by side, or, when `folded`, all entries stacked. */
export function MainMenu({ folded = false, onChoose }: { folded?: boolean; onChoose?: () => void }) {
  const translate = useTranslate();
  const groups = useGroups();
  return (
    <Box
      component="nav"
      id="main-menu"
      aria-label={translate('layout.mainMenu')}
      sx={folded ? belowEachOther : sideBySide(groups.length)}
    >
      {groups.map(({ name, parts }) => {
        const [only, ...others] = parts.flatMap(({ entries }) => entries);
        if (others.length === 0 && only) return <MenuEntry key={name} {...only} onChoose={onChoose} />;
        if (!folded) return <MenuGroupButton key={name} name={name} parts={parts} />;
        return parts.map((part) => (
          <Box key={part.name} sx={headed}>
            <p id={`menu-${part.group}`}>{part.name}</p>
            <ul aria-labelledby={`menu-${part.group}`}>
              {part.entries.map((entry) => (
                <li key={entry.to}>
                  <MenuEntry {...entry} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </Box>
        ));
      })}
    </Box>
  );
}

interface Part {
  group: MenuGroup;
  name: string;
  entries: Entry[];
}

const SETTINGS = new Set<MenuGroup>(['lists', 'administration']);

/** The groups that have an entry for the person; the settings are one group of several parts. */
function useGroups(): { name: string; parts: Part[] }[] {
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
  const partOf = (group: MenuGroup): Part => ({
    group,
    name: translate(`layout.menuGroups.${group}`),
    entries: [...resources, ...pages].flatMap(({ right, offered, entry, menu }) =>
      menu?.group === group && isShown(held, right.action, right.resource) && isOffered(offered)
        ? [{ ...entry, name: translate(menu.name) }]
        : [],
    ),
  });
  const parts = menuGroups.map(partOf).filter(({ entries }) => entries.length > 0);
  const settings = parts.filter(({ group }) => SETTINGS.has(group));
  return [
    ...parts.filter((part) => !settings.includes(part)).map((part) => ({ name: part.name, parts: [part] })),
    ...(settings.length > 0 ? [{ name: translate('layout.menuGroups.settings'), parts: settings }] : []),
  ];
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

/**
 * Spreads `groups` names over the free width, but not further than a sentence reads. Names are never cut: they wrap
 * to a second line instead.
 */
const sideBySide = (groups: number) => ({
  display: 'flex',
  flex: 'auto',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minWidth: 0,
  maxWidth: `${groups * 7}rem`,
  '& .MuiButton-root': { px: 0.5 },
  '@media (max-width: 1439.95px)': { '& .MuiButton-root': { fontSize: '0.75rem', fontWeight: 500 } },
  '@media (max-width: 1339.95px)': {
    '& .MuiButton-root': { px: 0, fontWeight: 400, letterSpacing: '-0.035em' },
  },
  '@media (max-width: 1099.95px)': { '& .MuiButton-root': { fontSize: '0.7rem' } },
  '@media (max-width: 949.95px)': { px: 'clamp(4px, 25vw - 190px, 18px)' },
  '@media (max-width: 869.95px)': { '& .MuiButton-endIcon': { display: 'none' } },
});

/** A group in the bar's menu that opens below its name, marked if it contains the current place. */
function MenuGroupButton({ name, parts }: { name: string; parts: readonly Part[] }) {
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
        aria-current={
          parts.some(({ entries }) => entries.some((entry) => isHere(entry, pathname))) || undefined
        }
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={groupButton}
      >
        {name}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        {parts.flatMap((part) => [
          parts.length > 1 && (
            <ListSubheader key={part.group} id={`menu-${part.group}`} role="presentation" disableSticky>
              {part.name}
            </ListSubheader>
          ),
          ...part.entries.map((entry) => (
            <MenuItem
              key={entry.to}
              component={Link}
              to={entry.to}
              onClick={close}
              selected={isHere(entry, pathname)}
              aria-current={isHere(entry, pathname) ? 'page' : undefined}
              aria-describedby={parts.length > 1 ? `menu-${part.group}` : undefined}
              sx={here}
            >
              {entry.name}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}

const groupButton = {
  minWidth: 0,
  whiteSpace: 'nowrap',
  // the glyph is half as wide as its box
  '& .MuiButton-endIcon': { width: '0.625rem', mx: 0, justifyContent: 'center', overflow: 'hidden' },
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
