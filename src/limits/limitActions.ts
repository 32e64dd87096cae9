import type { Limit } from '../dataProvider/limits';

/** What an officer does about a limit, each in its dialog. */
export const limitActions = ['days', 'override', 'responsible', 'done', 'notNeeded'] as const;

export type LimitAction = (typeof limitActions)[number];

/** What can be done about a limit: one set by hand has no days to count from. */
export const actionsOf = ({ code, state }: Pick<Limit, 'code' | 'state'>): readonly LimitAction[] =>
  limitActions.filter((action) => {
    if (action === 'days') return code !== null;
    if (action === 'override') return state !== 'WAITING';
    return true;
  });
