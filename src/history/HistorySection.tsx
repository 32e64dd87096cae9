import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { PAGE_AT_HISTORY } from '../addresses';
import { Section } from '../page/Section';

/** The section of a page that shows the history, which is fetched once the URL asks for it. */
export function HistorySection({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const location = useLocation();
  const isOpen = location.hash === PAGE_AT_HISTORY;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // runs at each navigation, because the link may be followed again after scrolling away
    if (location.hash === PAGE_AT_HISTORY) part.current?.focus();
  }, [location]);
  return (
    <Box ref={part} tabIndex={-1} sx={{ outline: 'none', displayPrint: 'none' }}>
      <Section
        heading={translate('forms.history')}
        action={
          !isOpen && (
            <Button component={Link} to={PAGE_AT_HISTORY} replace>
              {translate('history.show')}
            </Button>
          )
        }
      >
        {isOpen && (
          <Suspense fallback={<LinearProgress aria-label={translate('layout.loading')} />}>
            {children}
          </Suspense>
        )}
      </Section>
    </Box>
  );
}
