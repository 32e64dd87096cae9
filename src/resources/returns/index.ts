import { screen } from '../../screens';
import type { Resource } from '../resource';

export const returns: Resource = {
  name: 'returns',
  list: screen(() => import('../../returns/ReturnList'), 'ReturnList', 'returns'),
  pages: {
    period: screen(() => import('../../returns/PeriodPage'), 'PeriodPage', 'returns', 'report'),
    ':id': screen(() => import('../../returns/ReturnPage'), 'ReturnPage', 'returns', 'report'),
    ':id/:figure': screen(() => import('../../returns/FigureList'), 'FigureList', 'returns'),
  },
  options: {
    addresses: { list: '/returns' },
    menu: { group: 'report', name: 'layout.returns' },
    offered: 'returns',
  },
};
