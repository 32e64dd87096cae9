import { useState } from 'react';
import type { Hearing } from '../dataProvider/files';

/** The selected hearings of a page; on another page (`key`) none is selected. */
export function useChosen(key: string, hearings: readonly Hearing[]) {
  const [state, setState] = useState({ key, ids: NONE });
  const known = state.key === key ? state.ids : NONE;
  // hearings that have left the list are deselected
  const ids = known.filter((id) => hearings.some((hearing) => hearing.id === id));
  const choose = (next: readonly number[]) => setState({ key, ids: next });
  return {
    ids,
    toggle: (id: number) => choose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    toggleAll: () => choose(ids.length === hearings.length ? NONE : hearings.map(({ id }) => id)),
  };
}

const NONE: readonly number[] = [];

export type Chosen = ReturnType<typeof useChosen>;
