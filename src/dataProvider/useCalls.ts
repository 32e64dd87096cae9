import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { CasebookDataProvider } from '.';
import type { Call, HttpAnswer, HttpClient } from './httpClient';
import { useQueryClient } from '@tanstack/react-query';

type Create<Calls> = (call: HttpClient, read: (path: string, options: Call) => Promise<HttpAnswer>) => Calls;

/** Creates calls that are part of a screen's chunk, so that the first list does not load them. */
export function useCalls<Calls>(create: Create<Calls>): Calls {
  const provider = useDataProvider<CasebookDataProvider>();
  return useMemo(() => create(provider.call, provider.read), [provider, create]);
}

/**
 * Returns a function to call after a hearing, result or proceeding was saved: it refetches everything that
 * may show it, such as lists, cases, figures and the page of the file.
 */
export function useChangedFile(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries();
}
