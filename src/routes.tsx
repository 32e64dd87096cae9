import { useMemo, type ComponentType, type ReactNode } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { matchPath, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { isShown } from './authProvider/permissions';
import type { Capability } from './offered/capabilities';
import { pages } from './pages';
import { resources } from './resources';
import type { Resource } from './resources/resource';
import { loadAll } from './screens';
import { useQuery } from '@tanstack/react-query';
import { offersQuery } from './offered/useOffers';
import { NotAllowed, NotFound } from './page/NotFound';
import { ArrivedBy, PageFrame } from './page/PageFrame';
import { pageBelow } from './list/openedFromList';

/**
 * The screens that these roles may open. Any other URL shows "not found" and requests nothing. A dialog that was
 * opened from another page than its list is shown above that page, at the same URL.
 */
export function Screens({ held }: { held: readonly string[] }) {
  const location = useLocation();
  const below = isDialog(location.pathname) ? pageBelow(location.state) : undefined;
  const routes = useMemo(() => routesFor(held), [held]);
  const dialogs = useMemo(() => routesOfDialogs(held), [held]);
  return (
    // inside <Routes> with a location, useNavigationType() says POP always
    <ArrivedBy value={useNavigationType()}>
      {/* always with a location: otherwise opening a dialog would mount the page again */}
      <Routes location={below ?? location}>
        {routes}
        {/* React-admin redirects here when it denies access. */}
        <Route path="/access-denied" element={<NotAllowed />} />
        <Route path="/authentication-error" element={<NotAllowed />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
      {below && <Routes>{dialogs}</Routes>}
    </ArrivedBy>
  );
}

/** Whether a URL is that of a dialog over a list. */
const isDialog = (pathname: string) =>
  resources.some((resource) =>
    dialogsOf(resource).some(([part]) =>
      matchPath(`${resource.options.addresses.list}/:id/${part}`, pathname),
    ),
  );

const routesOfDialogs = (held: readonly string[]) =>
  resources
    .filter(({ name }) => isShown(held, 'list', name))
    .map((resource) => {
      const { list } = resource.options.addresses;
      return (
        <Route key={list} path={list}>
          {dialogRoutes(resource)}
        </Route>
      );
    });

const dialogRoutes = (resource: Resource) =>
  dialogsOf(resource).map(([part, dialog]) => (
    <Route key={part} path={`:id/${part}`} element={show(undefined, resource.name, dialog)} />
  ));

const routesFor = (held: readonly string[]): ReactNode[] => [
  ...resources
    .filter(({ name }) => isShown(held, 'list', name))
    .flatMap((resource) => {
      const { name, list, options } = resource;
      const address = options.addresses.list;
      return [
        <Route key={address} path={address} element={show(options.offered, name, list)}>
          {dialogRoutes(resource)}
        </Route>,
        ...pagesOf(resource).map(([path, page]) => (
          <Route key={path} path={path} element={show(options.offered, name, page)} />
        )),
      ];
    }),
  ...pages
    .filter(({ right }) => isShown(held, right.action, right.resource))
    .map(({ path, screen, right, offered }) => (
      <Route key={path} path={path} element={show(offered, right.resource, screen)} />
    )),
];

/** All URLs with their screens, in the router's notation. A list stays below its dialogs. */
export const screenAddresses: { path: string; screen: ComponentType }[] = [
  ...resources.flatMap((resource) => {
    const { list } = resource.options.addresses;
    const dialogs = dialogsOf(resource);
    return [
      { path: dialogs.length > 0 ? `${list}/*` : list, screen: resource.list },
      ...dialogs.map(([part, screen]) => ({ path: `${list}/:id/${part}`, screen })),
      ...pagesOf(resource).map(([path, screen]) => ({ path, screen })),
    ];
  }),
  ...pages,
];

/**
 * Loads all screens, the cards for narrow windows and the dialog that confirms a deletion while the browser
 * is idle, so that they open even after the connection was lost.
 */
export const loadScreens = (): Promise<unknown> =>
  Promise.allSettled([
    import('./list/rowActions/RowChange'),
    import('./list/cards/RegisterCards'),
    loadAll(),
  ]);

/** Loads the screens of a URL: a list, the dialog over it, a form or a page. */
export const loadScreensAt = (pathname: string): Promise<unknown> =>
  loadAll(screenAddresses.filter(({ path }) => matchPath(path, pathname)).map(({ screen }) => screen));

function show(offered: Capability | undefined, resource: string, Screen: ComponentType) {
  const element = (
    <ResourceContextProvider value={resource}>
      <Screen />
    </ResourceContextProvider>
  );
  return offered ? <Offered capability={offered}>{element}</Offered> : element;
}

/** The pages of a resource besides its list, by their URLs: the form for a new record, and those below the list. */
function pagesOf({ create, pages: below = {}, options: { addresses } }: Resource): [string, ComponentType][] {
  const { list, create: form, createTakes = '' } = addresses;
  const ofForm: [string, ComponentType][] = create && form ? [[form + createTakes, create]] : [];
  return [
    ...ofForm,
    ...Object.entries(below).map(([path, page]): [string, ComponentType] => [`${list}/${path}`, page]),
  ];
}

/** The dialogs over a resource's list, by the last part of their URL. */
function dialogsOf({ edit, show: details, dialogs }: Resource) {
  return Object.entries({ ...(edit && { edit }), ...(details && { details }), ...dialogs });
}

/** A screen that needs a capability; without it the URL shows "not found". */
function Offered({ capability, children }: { capability: Capability; children: ReactNode }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery(offersQuery(capability));
  if (data !== undefined) return data ? children : <NotFound />;
  // a later failure leaves the screen as it is
  const title = translate('lists.viewFailed');
  if (error) return <PageFrame title={title} breadcrumb={[{ label: title }]} query={{ error, refetch }} />;
  return null;
}
