import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  createContext,
  isValidElement,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation, type NavigationType } from 'react-router-dom';
import { usePerson } from '../authProvider/useSession';
import { useLanguage } from '../i18n/useLanguage';
import { ASKED_EVERY_SECONDS } from '../offline/fetchWhenBack';
import { useOffline } from '../offline/connection';
import { rememberTitle } from '../preferences/preferences';
import { isOutage, isUnansweredError } from '../dataProvider/errors';
import { useShortcutKey } from './useShortcutKey';
import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';

export interface Crumb {
  label: string;
  to?: string;
}

/** The state of a query that the frame shows; results of `useListContext()` and of react-query have this type. */
export interface FrameQuery {
  isPending?: boolean;
  isFetching?: boolean;
  error?: unknown;
  data?: unknown;
  refetch?: () => unknown;
}

export interface PageFrameProps {
  title: string;
  /** The tab's title, if another screen has the same heading. */
  tab?: string;
  /** The steps after Home, which is added; the last is this page. */
  breadcrumb?: Crumb[];
  /** A link to the form of a new record, or what opens it otherwise. */
  add?: { to: string; label: string } | ReactElement | undefined;
  actions?: ReactNode;
  /** If given, the frame shows a loading bar, a skeleton until there is data, and a red error box. */
  query?: FrameQuery;
  children?: ReactNode;
}

/** The frame around every screen. Takes translated texts. */
export function PageFrame({ title, tab = title, breadcrumb, add, actions, query, children }: PageFrameProps) {
  usePageTitle(tab);
  useTitleForNextTime(title);
  const shortcut = useShortcutKey('create');
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  const retry = () => {
    query?.refetch?.();
    heading.current?.focus(); // the clicked button disappears
  };
  return (
    <Box component="section" aria-labelledby="page-title" sx={{ position: 'relative', pb: 1 }}>
      <LoadingBar busy={Boolean(query?.isFetching)} />
      <Trail crumbs={breadcrumb ?? []} />
      <Box data-controls sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography
          id="page-title"
          ref={heading}
          tabIndex={-1}
          component="h1"
          variant="h5"
          sx={besideButtons}
        >
          {title}
        </Typography>
        {actions}
        {isValidElement(add)
          ? add
          : add && (
              <Button
                component={RouterLink}
                to={add.to}
                variant="contained"
                startIcon={<AddIcon />}
                aria-keyshortcuts={shortcut}
              >
                {add.label}
              </Button>
            )}
      </Box>
      <ErrorBox error={query?.error} isEmpty={query?.data === undefined} onRetry={query?.refetch && retry} />
      {query?.isPending && !query.error ? <WaitingRows /> : children}
    </Box>
  );
}

/** Where there is room for both, a long title wraps instead of the buttons. */
const besideButtons = { flex: { xs: '1 1 auto', sm: '1 1 16rem' }, minWidth: 0, overflowWrap: 'anywhere' };

/** How the present URL was reached, as the router's `useNavigationType` says it outside the routes. */
export const ArrivedBy = createContext<`${NavigationType}`>('POP');

/**
 * Focuses the heading if the link that led here was on the page before: the focus would be lost with that
 * page, and Tab would start at the top of the document. A page that is loaded, or returned to, leaves the
 * focus to the browser.
 */
function useFocusOnArrival(heading: RefObject<HTMLElement | null>) {
  const [isByLink] = useState(useContext(ArrivedBy) !== 'POP');
  useEffect(() => {
    if (!isByLink) return;
    window.scrollTo(0, 0); // otherwise the page opens as far down as the one before was scrolled
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading, isByLink]);
}

function useTitleForNextTime(title: string) {
  const userName = usePerson()?.userName;
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    if (userName !== undefined) void rememberTitle(userName, pathname, language, title);
  }, [userName, pathname, language, title]);
}

function Trail({ crumbs }: { crumbs: Crumb[] }) {
  const translate = useTranslate();
  if (crumbs.length === 0) return null;
  // a step without a name is left out, because a page does not know the name of its record until the record
  // has arrived
  const named = crumbs.filter(({ label }) => label);
  const steps = [{ label: translate('layout.home'), to: '/' }, ...named];
  return (
    <Breadcrumbs
      aria-label={translate('layout.breadcrumb')}
      sx={(theme) => ({
        displayPrint: 'none',
        fontSize: '0.8125rem',
        my: 1,
        '& li': { minHeight: { xs: '1.5rem', sm: 0 } },
        // a phone has room for the step above the page
        [theme.breakpoints.down('sm')]: { '& li:not(:nth-last-of-type(3))': { display: 'none' } },
      })}
    >
      {steps.map(({ label, to }, position) =>
        to ? (
          <Link key={label} component={RouterLink} to={to}>
            {label}
          </Link>
        ) : (
          <span key={label} aria-current={position === steps.length - 1 ? 'page' : undefined}>
            {label}
          </span>
        ),
      )}
    </Breadcrumbs>
  );
}

function LoadingBar({ busy }: { busy: boolean }) {
  const translate = useTranslate();
  return (
    <Box sx={{ position: 'absolute', insetInline: 0, top: 0, height: 4 }}>
      {busy && <LinearProgress aria-label={translate('layout.loading')} />}
    </Box>
  );
}

interface ErrorBoxProps {
  error: unknown;
  /** Whether the page below the head is empty. */
  isEmpty?: boolean;
  onRetry: (() => void) | undefined;
}

export function ErrorBox({ error, isEmpty = false, onRetry }: ErrorBoxProps) {
  const translate = useTranslate();
  const isOffline = useOffline();
  if (!error) return null;
  const message = error instanceof Error ? error.message : '';
  return (
    <RetryAlert sx={{ mb: 2 }} onRetry={onRetry}>
      {translate(message, { _: message }) || translate('errors.notFound')}
      {isOutage(error) && <div>{translate('errors.outage')}</div>}
      {!isOffline && !isOutage(error) && isUnansweredError(error) && (
        <div>{translate('errors.askedAgain', { seconds: ASKED_EVERY_SECONDS })}</div>
      )}
      {isEmpty && isOffline && <div>{translate('offline.notHere')}</div>}
    </RetryAlert>
  );
}

export const WaitingRows = () => (
  <Box aria-hidden="true">
    {Array.from({ length: 8 }, (_, row) => (
      // On a phone as tall as a card, so that the cards push nothing down when they arrive.
      <Skeleton key={row} animation={false} sx={{ height: { xs: 128, sm: 40 } }} />
    ))}
  </Box>
);

interface RetryProps extends Pick<AlertProps, 'sx' | 'children'> {
  /** Called by the retry button; if missing, there is no button. */
  onRetry?: (() => void) | undefined;
}

/** Tells what failed to load, with a button to load it again. */
export function RetryAlert({ onRetry, ...alert }: RetryProps) {
  const translate = useTranslate();
  const retry = onRetry && (
    <Button color="inherit" size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
      {translate('layout.retry')}
    </Button>
  );
  return <Alert severity="error" role="alert" action={retry} {...alert} />;
}

/** Titles of open pages and dialogs, the latest last: a dialog names the tab while it is open. */
const openTitles: { current: string }[] = [];

/** Titles the browser's tab after the page or dialog; on close, the title below applies again. */
export function usePageTitle(title: string): void {
  const ownTitle = useRef(title);
  useEffect(() => {
    ownTitle.current = title;
    nameTab();
  }, [title]);
  useEffect(() => {
    openTitles.push(ownTitle);
    nameTab();
    return () => {
      openTitles.splice(openTitles.indexOf(ownTitle), 1);
      nameTab();
    };
  }, []);
}

function nameTab() {
  const latest = openTitles.at(-1);
  if (latest) document.title = `${latest.current} – Casebook`;
}
