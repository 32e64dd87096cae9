import type { AgentKindName } from '../../../domain/agents';

/** The names of companies and agents in the menu; their other texts are loaded with their screens. */
export const partyNames = {
  companies: { name: 'Importer/Exporter' },
  'cnf-agents': { name: 'C&F Agent' },
  'freight-forwarder-agents': { name: 'Freight Forwarder Agent' },
  'shipping-agents': { name: 'Shipping Agent' },
} satisfies Record<'companies' | AgentKindName, { name: string }>;
