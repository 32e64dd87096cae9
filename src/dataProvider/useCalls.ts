import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { CasebookDataProvider } from './calls';
import type { Call, HttpAnswer, HttpClient } from './httpClient';

type Create<Calls> = (call: HttpClient, read: (path: string, options: Call) => Promise<HttpAnswer>) => Calls;

/** Creates calls that are part of a screen's chunk, so that the first list does not load them. */
export function useCalls<Calls>(create: Create<Calls>): Calls {
  const provider = useDataProvider<CasebookDataProvider>();
  return useMemo(() => create(provider.call, provider.read), [provider, create]);
}
