import type { AgentKindName } from '../../../domain/agents';

export const partyNames = {
  companies: { name: 'আমদানিকারক/রপ্তানিকারক' },
  'cnf-agents': { name: 'সিঅ্যান্ডএফ এজেন্ট' },
  'freight-forwarder-agents': { name: 'ফ্রেইট ফরওয়ার্ডার এজেন্ট' },
  'shipping-agents': { name: 'শিপিং এজেন্ট' },
} satisfies Record<'companies' | AgentKindName, { name: string }>;
