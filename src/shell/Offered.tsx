import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Capability } from '../dataProvider/capabilities';
import { offersQuery } from '../dataProvider/useOffers';
import { NotFound } from './NotFound';

/** A screen of our own server: on another one there is nothing at its address. */
export function Offered({ capability, children }: { capability: Capability; children: ReactNode }) {
  const { data } = useQuery(offersQuery(capability));
  // until the server has answered, nothing
  if (data === undefined) return null;
  return data ? children : <NotFound />;
}
