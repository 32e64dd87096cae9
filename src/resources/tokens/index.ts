import { screen } from '../../screens';
import type { Resource } from '../resource';

/** Secrets by which other programs act for whoever has made them. */
export const tokens: Resource = {
  name: 'tokens',
  list: screen(() => import('./TokenList'), 'TokenList', 'tokens', 'history'),
  create: screen(() => import('./TokenCreate'), 'TokenCreate', 'tokens', 'history'),
  options: {
    addresses: { list: '/tokens', create: '/create-token' },
    menu: { group: 'administration', name: 'layout.tokens' },
    offered: 'tokens',
    hasHistory: false,
  },
};
