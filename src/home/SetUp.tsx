import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useStore } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';

const SetUpList = lazy(async () => ({ default: (await import('./SetUpList')).SetUpList }));

/** The set-up list of a new register, until it is done or dismissed. */
export function SetUp() {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const [isDismissed, setDismissed] = useStore('preferences.setUp.dismissed', false);
  const { data } = useQuery({
    queryKey: ['setUpState'],
    queryFn: ({ signal }) => dataProvider.setUpState(signal),
    enabled: !isDismissed,
  });
  if (!data?.isNew || isDismissed) return null;
  return (
    <Suspense fallback={null}>
      <SetUpList state={data} onDismiss={() => setDismissed(true)} />
    </Suspense>
  );
}
