import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { CasebookDataProvider } from '../../dataProvider';
import { fetchSameNames, type NamedCompany } from '../../dataProvider/sameNames';
import { useOffers } from '../../offered/useOffers';

const PAUSE_MS = 400;
const SHORTEST = 3;

/** Companies with this name or a similar one, after a pause in typing; empty if the server cannot search for them. */
export function useSameNames(typed: string): NamedCompany[] {
  const { call } = useDataProvider<CasebookDataProvider>();
  const canAsk = useOffers('choices');
  const name = useAfterPause(typed.trim());
  const isAsked = canAsk && name.length >= SHORTEST;
  const { data = NONE } = useQuery({
    queryKey: ['companies', 'sameNames', name],
    queryFn: ({ signal }) => fetchSameNames(call, name, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked && typed.trim() ? data : NONE;
}

const NONE: NamedCompany[] = [];

function useAfterPause(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
