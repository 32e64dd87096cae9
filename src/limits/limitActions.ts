import type { Limit } from '../dataProvider/limits';

/** The actions of an officer on a limit, each with a dialog. */
export const limitActions = ['days', 'override', 'responsible', 'done', 'notNeeded', 'stopped'] as const;

export type LimitAction = (typeof limitActions)[number];

/** The actions offered for an open limit: one set by hand has no days to count from. */
export const actionsOf = ({ code, state }: Pick<Limit, 'code' | 'state'>): readonly LimitAction[] =>
  limitActions.filter((action) => {
    if (action === 'days') return code !== null;
    if (action === 'override') return state !== 'WAITING';
    return true;
  });

/**
 * Whether an officer has ended it. A limit that a case or a missing order date has ended is reopened by changing
 * those records.
 */
export const isEndedByHand = ({ state, doneById, reason }: Pick<Limit, 'state' | 'doneById' | 'reason'>) =>
  (state === 'DONE' && doneById === null) ||
  ((state === 'NOT_NEEDED' || state === 'STOPPED') && reason !== null);
