import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { capabilities, offers, type Capability } from './capabilities';

export const offersQuery = (capability: Capability) =>
  queryOptions({ queryKey: ['capabilities', capability], queryFn: () => offers(capability) });

/** Whether the server offers each capability; false until it has answered. */
export function useOffered(): (capability: Capability | undefined) => boolean {
  const { data } = useQuery(allOffers);
  return useCallback(
    (capability) => capability === undefined || (data?.includes(capability) ?? false),
    [data],
  );
}

const allOffers = queryOptions({ queryKey: ['capabilities'], queryFn: capabilities });

/** Whether the server offers something beyond the contract; false until it has answered. */
export const useOffers = (capability: Capability): boolean => useQuery(offersQuery(capability)).data ?? false;
