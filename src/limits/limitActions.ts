import type { Limit } from '../dataProvider/limits';
import type { catalogue } from '../i18n/en/limits';

/** The actions of an officer on a limit, each with a dialog; `correct` is for limits that were set by hand. */
export const limitActions = [
  'correct',
  'days',
  'rule',
  'override',
  'responsible',
  'done',
  'notNeeded',
  'stopped',
] as const satisfies readonly (keyof typeof catalogue.limits.actions)[];

export type LimitAction = (typeof limitActions)[number];

/**
 * The actions offered for an open limit. A limit that was set by hand has neither a rule nor days to count
 * from, so it lacks the actions on these.
 */
export const actionsOf = ({ code, state }: Pick<Limit, 'code' | 'state'>): readonly LimitAction[] =>
  limitActions.filter((action) => {
    if (action === 'correct') return false; // its button is beside the one that deletes the limit
    if (action === 'days' || action === 'rule') return code !== null;
    if (action === 'override') return state !== 'WAITING';
    return true;
  });
