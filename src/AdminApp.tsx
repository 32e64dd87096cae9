import { CacheProvider } from '@emotion/react';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import CssBaseline from '@mui/material/CssBaseline';
import { useCallback, useEffect, useState, type ReactNode, forwardRef, lazy, Suspense } from 'react';
import {
  AdminContext,
  ResourceDefinitionContextProvider,
  type I18nProvider,
  type Store,
  reactRouterProvider,
  type RouterLinkProps,
  type RouterTo,
} from 'react-admin';
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { Pages, addressOf } from './addresses';
import { authProvider } from './authProvider';
import { currentPerson } from './authProvider/session';
import { usePerson } from './authProvider/useSession';
import { createDataProvider } from './dataProvider';
import { openAhead } from './home/homeQueries';
import { loadI18nProvider, withWords } from './i18n';
import type { Language } from './i18n/catalogue';
import { SetLanguage } from './i18n/useLanguage';
import { AppLayout } from './shell/AppLayout';
import { SignInAgain } from './shell/SignInAgain';
import { createStyleCache } from './theme/styleCache';
import { useThemes } from './theme/theme';
import { Toasts } from './shell/Toasts';
import { savesData } from './offline/connection';
import { fetchWhenBack } from './offline/fetchWhenBack';
import { pages } from './pages';
import { rememberLanguage } from './preferences/preferences';
import { LANGUAGE_KEY } from './preferences/store';
import { definitions } from './resources';
import { loadScreens, Screens } from './routes';

export interface AdminAppProps {
  i18nProvider: I18nProvider;
  store: Store;
  userName: string;
  onLanguage: (language: Language) => void;
}

/** Milliseconds to delay work that can wait, so that the first list has the network and CPU to itself. */
const AFTER_THE_FIRST_LIST = 4000;

const SecondFactorDue = lazy(async () => ({
  default: (await withWords(import('./shell/SecondFactorDue'), 'account')).SecondFactorDue,
}));

const styleCache = createStyleCache();

export function AdminApp(props: AdminAppProps) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <SignedIn {...props} />, errorElement: <PassedOn /> }]),
  );
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => {
    if (savesData()) return undefined;
    const timer = setTimeout(() => void loadScreens(), AFTER_THE_FIRST_LIST);
    return () => clearTimeout(timer);
  }, []);
  return (
    <CacheProvider value={styleCache}>
      <RouterProvider router={router} />
    </CacheProvider>
  );
}

function SignedIn({ i18nProvider: first, store, userName, onLanguage }: AdminAppProps) {
  const [i18nProvider, setI18nProvider] = useState(first);
  const [translator] = useState(() => createTranslator(first));
  const themes = useThemes();
  const isFactorDue = usePerson()?.secondFactorDue;
  const [queryClient] = useState(createQueryClient);
  const [held] = useState(() => currentPerson()?.authorities ?? []);
  const [dataProvider] = useState(() => {
    const created = createDataProvider(translator.current);
    openAhead(queryClient, created);
    return created;
  });
  const setLanguage = useCallback(
    async (language: Language) => {
      const loaded = await loadI18nProvider(language);
      translator.use(loaded);
      store.setItem(LANGUAGE_KEY, language);
      setI18nProvider(loaded);
      onLanguage(language);
      await rememberLanguage(language, userName);
    },
    [onLanguage, store, translator, userName],
  );
  return (
    <SetLanguage value={setLanguage}>
      <AdminContext
        routerProvider={routerProvider}
        dataProvider={dataProvider}
        queryClient={queryClient}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        {...themes}
      >
        <CssBaseline />
        {/* React-admin's <Admin> and <Resource> are not used, because they add a fifth to the code and
            re-render everything once per resource. */}
        <ResourceDefinitionContextProvider definitions={definitions}>
          <Pages value={pages}>
            <AppLayout>
              <Screens held={held} />
            </AppLayout>
          </Pages>
        </ResourceDefinitionContextProvider>
        <Toasts />
        <SignInAgain />
        {isFactorDue && (
          <Suspense fallback={null}>
            <SecondFactorDue />
          </Suspense>
        )}
      </AdminContext>
    </SetLanguage>
  );
}

/**
 * Queries show a failure at once with a button to try again, instead of silent retries. Offline is a
 * failure too: a paused write, such as a deletion, must not run unseen when the connection returns.
 */
function createQueryClient() {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: fetchWhenBack(() => client) }),
    defaultOptions: {
      // On reconnect refetch everything on screen, even data that is still fresh.
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  // This component only renders with a session, so the answer of the check is known. Without it react-admin
  // would check first and then render the whole application in one long task.
  client.setQueryData(['auth', 'checkAuth', {}], true);
  return client;
}

/** Holds the current i18n provider for objects that outlive a language switch. */
function createTranslator(first: I18nProvider) {
  let current = first;
  return {
    current: () => current,
    use: (next: I18nProvider) => {
      current = next;
    },
  };
}

/** Rethrows a route error to the boundary above, since the router would show its own error page. */
function PassedOn(): ReactNode {
  throw useRouteError();
}

const { useNavigate, useMatch, Link, Navigate } = reactRouterProvider;

/** React Router, with react-admin's links, redirects and menu matches translated to our URLs. */
const routerProvider: typeof reactRouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = useNavigate();
    return useCallback<typeof navigate>((to, options) => navigate(addressed(to), options), [navigate]);
  },
  useMatch: (pattern) => useMatch({ ...pattern, path: addressOf(definitions, pattern.path) }),
  Link: forwardRef<HTMLAnchorElement, RouterLinkProps>(function AddressedLink(props, ref) {
    return <Link {...props} ref={ref} to={addressed(props.to)} />;
  }),
  Navigate: (props): ReactNode => <Navigate {...props} to={addressed(props.to)} />,
};

function addressed<To extends RouterTo | number>(to: To): To {
  if (typeof to === 'string') return addressOf(definitions, to) as To;
  if (typeof to !== 'object' || typeof to.pathname !== 'string') return to;
  return { ...to, pathname: addressOf(definitions, to.pathname) };
}
