import { useState } from 'react';
import type { Notification } from '../dataProvider/inbox';

const NONE: readonly Notification[] = [];

/** The latest notifications that arrived while the page was open, not counting those unseen at its start. */
export function useArrivals(unseen: readonly Notification[] | undefined): readonly Notification[] {
  const [known, setKnown] = useState(unseen);
  const [arrived, setArrived] = useState(NONE);
  if (unseen !== known) {
    setKnown(unseen);
    const fresh = known && unseen ? newerThan(known, unseen) : NONE;
    if (fresh.length > 0) setArrived(fresh);
  }
  return arrived;
}

/**
 * The notifications above the first known one. Older ones that move into the list because others were marked
 * as read are below the known one.
 */
function newerThan(known: readonly Notification[], unseen: readonly Notification[]) {
  const ids = new Set(known.map(({ id }) => id));
  const first = unseen.findIndex(({ id }) => ids.has(id));
  return first === -1 ? unseen : unseen.slice(0, first);
}
