import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Capability } from '../dataProvider/capabilities';
import { offersQuery } from '../dataProvider/useOffers';
import { NotFound } from './NotFound';

/** A screen that needs a capability; without it the address shows "not found". */
export function Offered({ capability, children }: { capability: Capability; children: ReactNode }) {
  const { data } = useQuery(offersQuery(capability));
  // the server has not answered yet
  if (data === undefined) return null;
  return data ? children : <NotFound />;
}
