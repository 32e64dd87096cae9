import { useCallback } from 'react';
import type { RegisterName } from '../../domain/caseCounts';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { useOffers } from '../offered/useOffers';
import { figureLink } from './listAddress';
import { useAddressOf } from '../addresses';

/** The filter of a figure's list; empty means the whole register. */
export type FigureFilter = Record<string, string | number>;
export type LinkOfFigure = (register: RegisterName, filter?: FigureFilter) => string | undefined;

/**
 * Returns a function that gives the URL of the list that a figure counts. It is undefined if the server
 * cannot filter the list that way or the person may not see it.
 */
export function useFigureLink(): LinkOfFigure {
  const offered = useOffers('figureFilters');
  const held = usePerson()?.authorities;
  const addressOf = useAddressOf();
  return useCallback(
    (register, filter) => {
      if (!offered || !isShown(held ?? [], 'list', register)) return undefined;
      const list = addressOf(`/${register}`);
      return filter ? figureLink(list, filter) : list;
    },
    [offered, held, addressOf],
  );
}
