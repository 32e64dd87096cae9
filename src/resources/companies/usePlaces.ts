import { useQuery } from '@tanstack/react-query';
import type { Place } from './places/place';

/** The administrative places. They load when a form first asks; without them a place is just typed. */
export const usePlaces = (): readonly Place[] =>
  useQuery({
    queryKey: ['places'],
    queryFn: async () => (await import('./places')).places,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data ?? NONE;

const NONE: readonly Place[] = [];
