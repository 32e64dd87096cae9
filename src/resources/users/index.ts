import { screen } from '../../screens';
import type { Resource } from '../resource';

export const users: Resource = {
  name: 'users',
  list: screen(() => import('./UserList'), 'UserList', 'users'),
  create: screen(() => import('./UserForms'), 'UserCreate', 'users'),
  edit: screen(() => import('./UserForms'), 'UserEditDialog', 'users'),
  options: {
    addresses: { list: '/users-list', create: '/create-user' },
    menu: { group: 'administration', name: 'layout.users' },
  },
};
