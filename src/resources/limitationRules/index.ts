import { screen } from '../../screens';
import { register } from '../registers';
import type { Resource } from '../resource';

export const limitationRules: Resource = {
  ...register('limitation-rules'),
  list: screen(() => import('./LimitationRuleList'), 'LimitationRuleList', 'registers', 'limits'),
};
