import { screen } from '../../screens';
import { register } from '../registers';
import type { Resource } from '../resource';

/** The office's own forms for returns, and those that are ready. */
export const returnForms: Resource = {
  ...register('return-forms'),
  list: screen(() => import('./ReturnFormList'), 'ReturnFormList', 'registers', 'limits', 'returns'),
  create: screen(() => import('./ReturnFormForms'), 'ReturnFormCreate', 'registers'),
  edit: screen(() => import('./ReturnFormForms'), 'ReturnFormEdit', 'registers', 'history'),
  dialogs: { fill: screen(() => import('./FillDialog'), 'FillDialog', 'registers') },
};
