import AccountIcon from '@mui/icons-material/AccountCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useRef, useState, type RefObject, type ReactNode } from 'react';
import { useTranslate, useStore, useStoreContext, useLogout } from 'react-admin';
import { Link } from 'react-router-dom';
import { isShown } from '../authProvider/permissions';
import type { Person } from '../authProvider/session';
import { usePerson } from '../authProvider/useSession';
import { useOffers } from '../offered/useOffers';
import { currentTerritory } from '../territory/territory';
import { useTour } from '../tour/useTour';
import { useShellDialogs } from '../page/shellDialogs';
import ListSubheader from '@mui/material/ListSubheader';
import {
  PATTERNS_KEY,
  SCHEME_KEY,
  schemeChoices,
  showScheme,
  type SchemeChoice,
} from '../preferences/preferences';
import { MenuChoice } from '../page/MenuChoice';
import { useConfig } from '../useConfig';
import { useAskedLeave } from '../inputs/LeaveDialog';

export function UserMenu() {
  const translate = useTranslate();
  const person = usePerson();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const entries = useEntries(button);
  const [logout, question] = useAskedLogout();
  if (!person) return null;
  const choose = (act: Entry['act']) => () => {
    setOpen(false);
    act?.();
  };
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        startIcon={<AccountIcon />}
        data-tour="person"
        aria-label={translate('layout.account', { name: person.fullName })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={compact}
      >
        <Box component="span" sx={whereThereIsRoom}>
          {person.fullName}
        </Box>
      </Button>
      <Menu anchorEl={() => button.current} open={open} onClose={() => setOpen(false)}>
        <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{person.fullName}</Typography>
          <RolesAndTerritory person={person} />
        </Box>
        <Divider component="li" role="presentation" />
        {entries.map(({ label, act, to, href }, position) => (
          <MenuItem
            key={label}
            autoFocus={position === 0}
            onClick={choose(act)}
            {...(to && { component: Link, to })}
            {...(href && { component: 'a', href, target: '_blank', rel: 'noopener' })}
          >
            {translate(label)}
          </MenuItem>
        ))}
        <Divider component="li" role="presentation" />
        <Appearance />
        <Divider component="li" role="presentation" />
        <MenuItem onClick={choose(logout)}>{translate('layout.logout')}</MenuItem>
      </Menu>
      {question}
    </>
  );
}

interface Entry {
  /** A key of the catalogue. */
  label: string;
  to?: string;
  /** An address outside of this register, opened in a tab of its own. */
  href?: string;
  act?: () => void;
}

/** The menu's entries are unmounted when it closes, so the dialogs that they open return the focus to `button`. */
function useEntries(button: RefObject<HTMLElement | null>): Entry[] {
  const show = useShellDialogs();
  const startTour = useTour();
  const hasAccount = useOffers('account');
  const { authorities = [], territories = [] } = usePerson() ?? {};
  const mayTest = isShown(authorities, 'read', 'testScreen');
  const { practicePort } = useConfig() ?? {};
  const entries: (Entry | false)[] = [
    hasAccount && { label: 'layout.myAccount', act: () => show('account', button.current) },
    territories.length > 0 && { label: 'territory.switch', act: () => show('territory', button.current) },
    mayTest && { label: 'layout.testScreen', to: '/test-screen' },
    { label: 'layout.shortcuts', act: () => show('shortcuts', button.current) },
    practicePort !== undefined && { label: 'layout.practise', href: practiceAddress(practicePort) },
    { label: 'tour.again', act: () => startTour(button.current) },
  ];
  return entries.filter((entry) => entry !== false);
}

/** The practice register listens on the same machine. */
const practiceAddress = (port: number) => `${location.protocol}//${location.hostname}:${port}/`;

function RolesAndTerritory({ person }: { person: Person }) {
  const translate = useTranslate();
  const other = translate('roles.other');
  const roles = person.authorities.map((role) => translate(`roles.${role}`, { _: other }));
  const territory = currentTerritory(person)?.territoryName;
  return (
    <Typography variant="body2" color="text.secondary">
      {[...new Set(roles)].join(', ')}
      {territory && (
        <>
          <br />
          {translate('territory.current', { name: territory })}
        </>
      )}
    </Typography>
  );
}

// Hidden on phones, and from 950 to 1535 px, where the menu needs the room.
const whereThereIsRoom = {
  display: { xs: 'none', sm: 'inline' },
  '@media (min-width:950px) and (max-width:1535px)': { display: 'none' },
};

const compact = { minWidth: 0, gap: 1, '& .MuiButton-startIcon': { m: 0 } };

function Appearance() {
  const translate = useTranslate();
  const [chosen, choose] = useScheme();
  const [hasPatterns, setPatterns] = useStore(PATTERNS_KEY, false);
  return (
    <>
      <ListSubheader role="presentation" disableSticky>
        {translate('look.scheme')}
      </ListSubheader>
      {schemeChoices.map((each) => (
        <MenuChoice key={each} kind="radio" chosen={each === chosen} onChoose={() => choose(each)}>
          {translate(`look.schemes.${each}`)}
        </MenuChoice>
      ))}
      <MenuChoice kind="checkbox" chosen={hasPatterns} onChoose={() => setPatterns(!hasPatterns)}>
        {translate('look.patterns')}
      </MenuChoice>
    </>
  );
}

/** The chosen scheme and its setter, stored under the key from which react-admin reads its theme. */
function useScheme(): [SchemeChoice, (choice: SchemeChoice) => void] {
  const store = useStoreContext();
  const [chosen] = useStore<SchemeChoice>(SCHEME_KEY, 'system');
  const choose = (choice: SchemeChoice) => {
    if (choice === 'system') store.removeItem(SCHEME_KEY);
    else store.setItem(SCHEME_KEY, choice);
    showScheme(choice);
  };
  return [chosen, choose];
}

/** Returns a function that logs out, after asking if something typed is unsaved, and the dialog to render. */
export function useAskedLogout(): [() => void, ReactNode] {
  const logout = useLogout();
  return useAskedLeave(() => void logout(), 'session.leave');
}
