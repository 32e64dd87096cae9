import { queryOptions, useQuery } from '@tanstack/react-query';
import { capabilities, offers, type Capability } from './capabilities';

export const offersQuery = (capability: Capability) =>
  queryOptions({ queryKey: ['capabilities', capability], queryFn: () => offers(capability) });

/** Tells of each capability whether the server offers it; of none that it does. */
export function useOffered(): (capability: Capability | undefined) => boolean {
  const { data } = useQuery(allOffers);
  return (capability) => capability === undefined || (data?.includes(capability) ?? false);
}

const allOffers = queryOptions({ queryKey: ['capabilities'], queryFn: capabilities });

/** Whether the server offers something beyond the contract; until it has answered, no. */
export const useOffers = (capability: Capability): boolean => useQuery(offersQuery(capability)).data ?? false;
