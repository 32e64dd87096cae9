import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Capability } from '../dataProvider/capabilities';
import { offersQuery } from '../dataProvider/useOffers';
import { NotFound } from './NotFound';
import { PageFrame } from './PageFrame';

/** A screen that needs a capability; without it the address shows "not found". */
export function Offered({ capability, children }: { capability: Capability; children: ReactNode }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery(offersQuery(capability));
  if (error) return <PageFrame title={translate('lists.viewFailed')} query={{ error, refetch }} />;
  // the server has not answered yet
  if (data === undefined) return null;
  return data ? children : <NotFound />;
}
