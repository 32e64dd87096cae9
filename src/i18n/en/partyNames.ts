import type { AgentKindName } from '../../../domain/agents';

/** What the menu calls companies and agents; the rest of their words comes with their screens. */
export const partyNames = {
  companies: { name: 'Importer/Exporter' },
  'cnf-agents': { name: 'C&F Agent' },
  'freight-forwarder-agents': { name: 'Freight Forwarder Agent' },
  'shipping-agents': { name: 'Shipping Agent' },
} satisfies Record<'companies' | AgentKindName, { name: string }>;
