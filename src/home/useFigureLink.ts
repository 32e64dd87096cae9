import { useCallback } from 'react';
import type { RegisterName } from '../../domain/caseCounts';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { useOffers } from '../dataProvider/useOffers';
import { figureLink } from '../list/filters/figureLink';
import { addressOf } from '../addresses';

/** What a figure counts of its register; nothing: all of it. */
export type FigureFilter = Record<string, string | number>;
export type LinkOfFigure = (register: RegisterName, filter?: FigureFilter) => string | undefined;

/**
 * The address of the list that a figure counts. There is none on a server that cannot narrow its lists down
 * so far, and none to a list that the person may not see.
 */
export function useFigureLink(): LinkOfFigure {
  const offered = useOffers('figureFilters');
  const held = usePerson()?.authorities;
  return useCallback(
    (register, filter) => {
      if (!offered || !isShown(held ?? [], 'list', register)) return undefined;
      return filter ? figureLink(register, filter) : addressOf(`/${register}`);
    },
    [offered, held],
  );
}
