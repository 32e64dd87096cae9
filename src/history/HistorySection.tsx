import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { PAGE_AT_HISTORY } from '../addresses';
import { Section } from '../page/Section';

interface Props {
  /** What is shown without the history, too. */
  summary?: ReactNode;
  children: ReactNode;
}

/** The section of a page that shows the history, which is fetched once the URL asks for it. */
export function HistorySection({ summary, children }: Props) {
  const translate = useTranslate();
  const { hash, key } = useLocation();
  const isOpen = hash === PAGE_AT_HISTORY;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // runs at each navigation, because the link may be followed again after scrolling away
    if (key && hash === PAGE_AT_HISTORY) part.current?.focus();
  }, [key, hash]);
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
        {summary}
        {isOpen && (
          <Suspense fallback={<LinearProgress aria-label={translate('layout.loading')} />}>
            {children}
          </Suspense>
        )}
      </Section>
    </Box>
  );
}
