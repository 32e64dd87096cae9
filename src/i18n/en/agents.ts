import { agentKinds, type AgentKindName } from '../../../domain/agents';
import { partyNames } from './partyNames';

/** Texts that differ between the kinds of agent. */
const kinds: Record<AgentKindName, { add: string; create: string; nameField: string }> = {
  'cnf-agents': {
    add: 'Create C&F Agent',
    create: 'Add CandF Agent',
    nameField: 'C&F Agent Name',
  },
  'freight-forwarder-agents': {
    add: 'Create Freight Forwarder Agent',
    create: 'Add Freight Forwarder Agent',
    nameField: 'Agent Name',
  },
  'shipping-agents': {
    add: 'Create Shipping Agent',
    create: 'Add Shipping Agent',
    nameField: 'Agent Name',
  },
};

const wordsOf = (name: string, kind: (typeof kinds)[AgentKindName]) => ({
  name,
  list: {
    title: `${name} List`,
    breadcrumb: 'Agent Management',
    add: kind.add,
    search: 'Name, AIN, phone or address',
  },
  create: { title: kind.create, breadcrumb: 'Agent Management' },
  edit: { title: 'Edit Agent Details' },
  fields: {
    cnfAgentName: kind.nameField,
    agentName: kind.nameField,
    licNo: 'AIN',
    contactNumber: 'Mobile Number',
    otherNumber: 'Other Number',
    address: 'Address',
  },
  messages: {
    created: 'Agent added successfully',
    edited: 'Agent Updated successfully',
    failed: 'There was an error',
    deleteQuestion: 'Do you really want to delete the case?',
  },
});

export type AgentWords = ReturnType<typeof wordsOf>;

/** `resources.<kind>` of every kind of agent. */
export const agents = Object.fromEntries(
  agentKinds.map(({ name }) => [name, wordsOf(partyNames[name].name, kinds[name])]),
) as Record<AgentKindName, AgentWords>;
