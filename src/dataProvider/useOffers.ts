import { queryOptions, useQuery } from '@tanstack/react-query';
import { offers, type Capability } from './capabilities';

export const offersQuery = (capability: Capability) =>
  queryOptions({ queryKey: ['capabilities', capability], queryFn: () => offers(capability) });

/** Whether the server offers something beyond the contract; until it has answered, no. */
export const useOffers = (capability: Capability): boolean => useQuery(offersQuery(capability)).data ?? false;
