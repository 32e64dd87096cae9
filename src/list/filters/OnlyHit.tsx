import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressOf } from '../../addresses';
import { OPENED_FROM_LIST } from '../openedFromList';

/** The dialog in which a list opens its records. */
export type OpenedIn = 'details' | 'edit';

interface Props {
  /** The key of the search filter; `term` is its value. */
  source: string;
  term: string;
  opens: OpenedIn;
  onSettled: () => void;
}

/** Waits for a search's result and opens the record if there is exactly one. */
export function OnlyHit({ source, term, opens, onSettled }: Props) {
  const { data, total, error, isFetching, filterValues, resource } = useListContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const list = useAddressOf()(`/${resource}`);
  const settled = !isFetching && String(filterValues[source] ?? '') === term;
  const id = total === 1 && !error ? data?.[0]?.id : undefined;
  useEffect(() => {
    if (!settled) return;
    onSettled();
    if (id === undefined) return;
    const pathname = `${list}/${id}/${opens}`;
    void navigate({ pathname, search }, { state: OPENED_FROM_LIST });
  }, [settled, id, opens, list, search, navigate, onSettled]);
  return null;
}
