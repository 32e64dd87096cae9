import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { HttpError } from 'react-admin';
import { capabilities, type Capability } from './capabilities';

export const offersQuery = (capability: Capability) =>
  queryOptions({
    queryKey: ['capabilities', capability],
    queryFn: async () => (await answered())?.includes(capability) ?? false,
  });

/** Whether the server offers each capability; false until it has answered. */
export function useOffered(): (capability: Capability | undefined) => boolean {
  const { data } = useQuery(allOffers);
  return useCallback(
    (capability) => capability === undefined || (data?.includes(capability) ?? false),
    [data],
  );
}

const allOffers = queryOptions({ queryKey: ['capabilities'], queryFn: answered });

/** @throws if the server did not answer, so that the query runs again once the server is back (fetchWhenBack). */
async function answered(): Promise<readonly string[] | null> {
  const offered = await capabilities();
  if (offered === undefined) throw new HttpError('errors.noResponse', 500, { status: 0 });
  return offered;
}

/** Whether the server offers something beyond the contract; false until it has answered. */
export const useOffers = (capability: Capability): boolean => useQuery(offersQuery(capability)).data ?? false;
