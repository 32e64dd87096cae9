import { agentKinds } from '../../../domain/agents';
import { screen } from '../../screens';
import type { Resource } from '../resource';

const screens = {
  list: screen(() => import('./AgentList'), 'AgentList', 'parties'),
  create: screen(() => import('./AgentForms'), 'AgentCreate', 'parties'),
  edit: screen(() => import('./AgentForms'), 'AgentEditDialog', 'parties'),
};

export const agents = agentKinds.map(({ name, routes }): Resource => ({
  name,
  ...screens,
  options: {
    addresses: { list: routes.list, create: routes.add },
    menu: { group: 'companiesAndAgents', name: `resources.${name}.name` },
  },
}));
