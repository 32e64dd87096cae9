import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Capability } from '../offered/capabilities';
import { offersQuery } from '../offered/useOffers';
import { NotFound } from '../page/NotFound';
import { PageFrame } from '../page/PageFrame';

/** A screen that needs a capability; without it the URL shows "not found". */
export function Offered({ capability, children }: { capability: Capability; children: ReactNode }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery(offersQuery(capability));
  if (data !== undefined) return data ? children : <NotFound />;
  // a later failure leaves the screen as it is
  if (error) return <PageFrame title={translate('lists.viewFailed')} query={{ error, refetch }} />;
  return null;
}
