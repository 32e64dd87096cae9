import { screen } from '../../screens';
import { register } from '../registers';
import type { Resource } from '../resource';

export const closedDays: Resource = {
  ...register('closed-days'),
  list: screen(() => import('./ClosedDayList'), 'ClosedDayList', 'registers', 'limits'),
};
