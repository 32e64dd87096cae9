import { useQuery } from '@tanstack/react-query';
import { offers, type Capability } from './capabilities';

/** Whether the server offers something beyond the contract; until it has answered, no. */
export const useOffers = (capability: Capability): boolean =>
  useQuery({ queryKey: ['capabilities', capability], queryFn: () => offers(capability) }).data ?? false;
