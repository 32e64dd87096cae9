import { lazy, Suspense } from 'react';

/** A list is complete without it, should it not load. */
const ImportLink = lazy(() => import('./ImportLink').catch(() => ({ default: () => null })));

/** The link to an import, loaded after the list that shows it. */
export const LazyImportLink = () => (
  <Suspense fallback={null}>
    <ImportLink />
  </Suspense>
);
