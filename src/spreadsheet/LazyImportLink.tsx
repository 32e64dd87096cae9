import { lazy, Suspense } from 'react';

/** Renders nothing if the link's code cannot be loaded, because the list works without it. */
const ImportLink = lazy(() => import('./ImportLink').catch(() => ({ default: () => null })));

/** The link to an import, loaded after the list that shows it. */
export const LazyImportLink = () => (
  <Suspense fallback={null}>
    <ImportLink />
  </Suspense>
);
