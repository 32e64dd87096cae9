import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useState, useLayoutEffect, useRef } from 'react';
import { useTranslate, useNotify } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { NotificationBell } from '../notifications/NotificationBell';
import { HelpLink } from '../help/HelpLink';
import { MainMenu } from './MainMenu';
import { UserMenu } from './UserMenu';
import SearchIcon from '@mui/icons-material/Search';
import { useOffers } from '../offered/useOffers';
import { useShellDialogs } from '../page/shellDialogs';
import Button from '@mui/material/Button';
import { languages, type Language } from '../i18n/catalogue';
import { useLanguage, useSetLanguage } from '../i18n/useLanguage';
import { useConfig } from '../useConfig';
import { FONTS } from '../theme/theme';

/**
 * Memoised, because it is large and most renders change only what is below it.
 *
 * The menu is in the bar from 950 px, on a line of its own until there is room for both. Below 950 px it
 * expands under the bar as one line of groups; up to 768 px it starts collapsed and shows all entries.
 */
export const TopBar = memo(function TopBar() {
  const translate = useTranslate();
  const bar = useBarHeight();
  const wide = useMediaQuery('(min-width:950px)', { noSsr: true });
  const inOneLine = useMediaQuery('(min-width:1280px)', { noSsr: true });
  const narrow = useMediaQuery('(max-width:768px)', { noSsr: true });
  const [chosen, setOpen] = useState<boolean>();
  const { isPractice } = useConfig() ?? {};
  const open = chosen ?? !narrow;
  return (
    <AppBar
      ref={bar}
      position="sticky"
      elevation={0}
      component="header"
      sx={{ ...focusInSight, displayPrint: 'none', ...(isPractice && practiceColours) }}
    >
      {isPractice && <PracticeNote />}
      <Toolbar variant="dense" sx={{ ...firstLine, flexWrap: inOneLine ? 'nowrap' : 'wrap' }}>
        {!wide && (
          <IconButton
            color="inherit"
            edge="start"
            aria-label={translate(open ? 'layout.closeMenu' : 'layout.openMenu')}
            aria-expanded={open}
            aria-controls="main-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
        )}
        <Link component={NavLink} to="/" end color="inherit" variant="h6" sx={{ mr: { xs: 0, sm: 2 } }}>
          Casebook
        </Link>
        {inOneLine && <MainMenu />}
        <Box sx={{ flexGrow: 1 }} />
        <SearchButton />
        <HelpLink />
        <LanguageSwitch />
        <NotificationBell />
        <UserMenu />
      </Toolbar>
      {wide && !inOneLine && (
        <Toolbar variant="dense" sx={{ minHeight: 40, mt: -0.5, px: { sm: 2.5 } }}>
          <MainMenu />
        </Toolbar>
      )}
      {!wide && (
        <Collapse in={open} unmountOnExit>
          <MainMenu folded={narrow} onChoose={() => setOpen(false)} />
        </Collapse>
      )}
    </AppBar>
  );
});

/** Unlike any bar of the real register, in both schemes. */
const practiceColours = { bgcolor: '#7a3e00', color: '#fff', backgroundImage: 'none' };

function PracticeNote() {
  const translate = useTranslate();
  return (
    <Box
      role="note"
      sx={{ px: 2, py: 0.25, textAlign: 'center', fontWeight: 600, bgcolor: '#ffd54f', color: '#000' }}
    >
      {translate('layout.practice')}
    </Box>
  );
}

// Where the menu is not in this line, large text wraps instead of making the page scroll sideways.
const firstLine = {
  gap: { xs: 0, sm: 1, lg: 0 },
  justifyContent: 'flex-end',
  '& > :not(nav)': { flexShrink: 0 },
};

// The outline has the colour of the text, because the default outline has the colour of the bar and would be
// invisible.
const focusInSight = { '& .MuiButtonBase-root.Mui-focusVisible': { outlineColor: 'currentColor' } };

/** Keeps `--bar-height` at the bar's height, which changes because its menu may wrap or expand. */
function useBarHeight() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--bar-height', `${element.getBoundingClientRect().height}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-height');
    };
  }, []);
  return bar;
}

function SearchButton() {
  const translate = useTranslate();
  const show = useShellDialogs();
  if (!useOffers('search')) return null;
  return (
    <IconButton
      color="inherit"
      aria-label={translate('layout.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={({ currentTarget }) => show('search', currentTarget)}
    >
      <SearchIcon />
    </IconButton>
  );
}

/** Switches to the other language, whose name it shows. */
function LanguageSwitch() {
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  const offered = useConfig()?.languages;
  const notify = useNotify();
  const switchTo = (locale: Language) => {
    setLanguage(locale).catch(() => notify('errors.noResponse', { type: 'error' }));
  };
  return languages
    .filter(({ locale }) => locale !== language && offered?.includes(locale) !== false)
    .map(({ locale, name }) => (
      <Button key={locale} lang={locale} color="inherit" sx={ofTheSystem} onClick={() => switchTo(locale)}>
        {name}
      </Button>
    ));
}

// System fonts, so that one Bengali word on an English page does not load our Bengali font.
const ofTheSystem = { fontFamily: `'Nirmala UI', 'Noto Sans Bengali', Vrinda, ${FONTS}` };
