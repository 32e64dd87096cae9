import { caseTypes } from '../../../domain/followOnCases';
import type { Capability } from '../../offered/capabilities';
import { screen } from '../../screens';
import type { Resource } from '../resource';

const screens = {
  list: screen(() => import('./FollowOnCaseList'), 'FollowOnCaseList', 'followOnCases'),
  create: screen(() => import('./FollowOnCaseCreate'), 'FollowOnCaseCreate', 'finder'),
  edit: screen(() => import('./FollowOnCaseEditDialog'), 'FollowOnCaseEditDialog', 'followOnCases'),
  show: screen(() => import('./FollowOnCaseDetailsDialog'), 'FollowOnCaseDetailsDialog', 'followOnCases'),
};

export const followOnCases = caseTypes.map(({ name, court, routes, contract }): Resource => ({
  name,
  ...screens,
  options: {
    addresses: { list: routes.list, create: routes.add, createTakes: '/:fileNumber?' },
    menu: { group: court, name: `resources.${name}.name` },
    ...(!contract && { offered: name as Capability }),
  },
}));
