import '../theme/forcedColours.css';
import '../theme/print.css';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useScrollToTop, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useOffers } from '../offered/useOffers';
import { HasFilePages } from '../addresses';
import { watchFaults } from '../errorReporting/watchFaults';
import { OfflineNotice } from './OfflineNotice';
import { ErrorDialogProvider } from '../page/ErrorDialog';
import { OnPaper } from '../page/OnPaper';
import { ShellDialogs } from './ShellDialogs';
import { SomethingBad, type SomethingBadTexts } from './SomethingBad';
import { TopBar } from './TopBar';
import { useKeptFocus } from './useKeptFocus';
import { dayInDhaka } from '../../domain/dates';
import { useOrganisation } from '../page/useOrganisation';

export function AppLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  useEffect(watchFaults, []);
  useScrollToTop();
  useKeptFocus();
  return (
    <HasFilePages value={useOffers('files')}>
      <ErrorDialogProvider>
        <ShellDialogs>
          <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
            <SkipLink label={translate('layout.skipToContent')} />
            <TopBar />
            <OfflineNotice />
            <Box
              component="main"
              id="main-content"
              tabIndex={-1}
              sx={{ flex: 1, px: { xs: 1.5, sm: 3 }, outline: 0, '@media print': { px: 0 } }}
            >
              <OnPaper />
              <SomethingBad resetBy={pathname} texts={somethingBadTexts(translate)}>
                <Suspense fallback={<Waiting label={translate('layout.loading')} />}>{children}</Suspense>
              </SomethingBad>
            </Box>
            <Footer />
          </Box>
        </ShellDialogs>
      </ErrorDialogProvider>
    </HasFilePages>
  );
}

const somethingBadTexts = (translate: (key: string) => string): SomethingBadTexts => ({
  title: translate('layout.somethingBad.title'),
  advice: translate('layout.somethingBad.advice'),
  reload: translate('layout.somethingBad.reload'),
  errorId: translate('layout.somethingBad.errorId'),
  missing: { title: translate('faults.missing.title'), advice: translate('faults.missing.advice') },
});

const Waiting = ({ label }: { label: string }) => (
  <Box sx={{ mx: { xs: -1.5, sm: -3 } }}>
    <LinearProgress aria-label={label} />
  </Box>
);

const SkipLink = ({ label }: { label: string }) => (
  <Box
    component="a"
    href="#main-content"
    sx={{
      displayPrint: 'none',
      position: 'absolute',
      left: 8,
      top: -60,
      zIndex: 'tooltip',
      p: 1,
      bgcolor: 'background.paper',
      '&:focus': { top: 8 },
    }}
  >
    {label}
  </Box>
);

function Footer() {
  const translate = useTranslate();
  const organisation = useOrganisation();
  const year = Number(dayInDhaka().slice(0, 4));
  return (
    <Box
      component="footer"
      sx={{
        px: { xs: 1.5, sm: 3 },
        py: 1.5,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        displayPrint: 'none',
      }}
    >
      {translate('layout.footer', { year, organisation })}
    </Box>
  );
}
