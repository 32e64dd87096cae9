import type { ComponentType, ReactNode } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { matchPath, Route } from 'react-router-dom';
import { isShown } from './authProvider/permissions';
import type { Capability } from './offered/capabilities';
import { pages } from './pages';
import { resources } from './resources';
import type { Resource } from './resources/resource';
import { loadAll } from './screens';
import { useQuery } from '@tanstack/react-query';
import { offersQuery } from './offered/useOffers';
import { NotFound } from './page/NotFound';
import { PageFrame } from './page/PageFrame';

/** The routes that these roles may open. Any other URL shows "not found" and requests nothing. */
export const routesFor = (held: readonly string[]): ReactNode[] => [
  ...resources
    .filter(({ name }) => isShown(held, 'list', name))
    .flatMap((resource) => {
      const { name, list, create, options } = resource;
      const addresses = addressesOf(resource);
      return [
        <Route key={addresses.list} path={addresses.list} element={show(options.offered, name, list)}>
          {dialogsOf(resource).map(([part, dialog]) => (
            <Route key={part} path={`:id/${part}`} element={show(undefined, name, dialog)} />
          ))}
        </Route>,
        <Route
          key={addresses.create}
          path={addresses.create}
          element={show(options.offered, name, create)}
        />,
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
    const { list, create } = addressesOf(resource);
    return [
      { path: `${list}/*`, screen: resource.list },
      ...dialogsOf(resource).map(([part, screen]) => ({ path: `${list}/:id/${part}`, screen })),
      { path: create, screen: resource.create },
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

function addressesOf({ options: { addresses } }: Resource) {
  return { list: addresses.list, create: addresses.create + (addresses.createTakes ?? '') };
}

/** The dialogs over a resource's list, by the last part of their URL. */
function dialogsOf({ edit, show: details, dialogs }: Resource) {
  return Object.entries({ edit, ...(details && { details }), ...dialogs });
}

/** A screen that needs a capability; without it the URL shows "not found". */
function Offered({ capability, children }: { capability: Capability; children: ReactNode }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery(offersQuery(capability));
  if (data !== undefined) return data ? children : <NotFound />;
  // a later failure leaves the screen as it is
  if (error) return <PageFrame title={translate('lists.viewFailed')} query={{ error, refetch }} />;
  return null;
}
