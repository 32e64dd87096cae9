import { screen } from '../../screens';
import { register } from '../registers';
import type { Resource } from '../resource';

const screens = {
  list: screen(() => import('./KeptList'), 'KeptList', 'registers', 'limits'),
  dialogs: { merge: screen(() => import('./MergeDialog'), 'MergeDialog', 'registers') },
};

/** Lists of names that administrators keep; two records of one can be merged. */
export const keptLists = (['sections', 'banks', 'desks', 'loss-reasons', 'paper-kinds'] as const).map(
  (name): Resource => ({
    ...register(name),
    ...screens,
  }),
);
