import { registerRoutes, type RegisterName } from '../../../domain/registerRoutes';
import { screen } from '../../screens';
import type { Resource } from '../resource';

const screens = {
  list: screen(() => import('./RegisterRecords'), 'RegisterRecords', 'registers', 'limits'),
  create: screen(() => import('./RegisterForms'), 'RegisterCreate', 'registers', 'limits'),
  edit: screen(() => import('./RegisterForms'), 'RegisterEditDialog', 'registers', 'limits'),
};

/** A register of domain/registers.ts, whose screens follow from its facts. */
export function register(name: RegisterName): Resource {
  const { list, add } = registerRoutes[name];
  return {
    name,
    ...screens,
    options: {
      addresses: { list, create: add },
      menu: { group: 'lists', name: `resources.${name}.name` },
      offered: name,
    },
  };
}
