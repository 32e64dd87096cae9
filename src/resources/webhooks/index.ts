import { screen } from '../../screens';
import type { Resource } from '../resource';

/** Programs that are told of changes. What was sent to them is a page of its own (src/pages.tsx). */
export const webhooks: Resource = {
  name: 'webhooks',
  list: screen(() => import('./WebhookList'), 'WebhookList', 'webhooks', 'history'),
  create: screen(() => import('./WebhookForms'), 'WebhookCreate', 'webhooks', 'history'),
  edit: screen(() => import('./WebhookForms'), 'WebhookEdit', 'webhooks', 'history'),
  options: {
    addresses: { list: '/webhooks', create: '/create-webhook' },
    menu: { group: 'administration', name: 'layout.webhooks' },
    offered: 'webhooks',
    hasHistory: false,
  },
};
