import { useQuery } from '@tanstack/react-query';
import { withKeys, type Place } from './address';

/** The administrative places. They load when a form first asks; without them a place is just typed. */
export const usePlaces = (): readonly Place[] =>
  useQuery({
    queryKey: ['places'],
    queryFn: async () => (await import('@casebook/bangladesh-places')).places.map(withKeys),
    staleTime: Infinity,
    gcTime: Infinity,
  }).data ?? NONE;

const NONE: readonly Place[] = [];
