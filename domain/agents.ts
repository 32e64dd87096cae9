import { text, type TextField } from './fields';

const required = (
  code: 'agentNameRequired' | 'licenceRequired' | 'contactRequired' | 'addressRequired',
  options: { isPhone?: true } = {},
) => text({ required: { create: code, edit: code }, ...options });

const name = required('agentNameRequired');
const licNo = required('licenceRequired');
const contactNumber = required('contactRequired', { isPhone: true });
const address = required('addressRequired');

/** The facts of a kind of agent, from which screens, calls and server routes derive. */
interface AgentKind {
  /** The resource in the UI. */
  name: string;
  table: string;
  /** The English title, as used in messages. */
  title: string;
  nameField: string;
  fields: Record<string, TextField>;
  /** The collection on the wire, the URL of its pages, and the name of the search parameter there. */
  collection: string;
  page: string;
  search: 'searchKey' | 'agentName';
  routes: { list: `/${string}`; add: `/${string}` };
  /** Who may read, create and edit; only administrators delete. */
  openTo: 'staff' | 'administrators';
}

/** The kinds of agents, which differ in these facts only. An AIN is unique within a kind. */
export const agentKinds = [
  {
    name: 'cnf-agents',
    table: 'cnf_agent',
    title: 'C&F Agent',
    nameField: 'cnfAgentName',
    fields: {
      cnfAgentName: name,
      licNo,
      contactNumber,
      otherNumber: text({ looksRequired: true, isPhone: true }),
      address,
    },
    collection: 'cnf-agents',
    page: 'search-cnf-agents-page',
    search: 'searchKey',
    routes: { list: '/candf-agent-list', add: '/create-cnf-agent' },
    openTo: 'staff',
  },
  {
    name: 'freight-forwarder-agents',
    table: 'freight_forwarder_agent',
    title: 'Freight Forwarder Agent',
    nameField: 'agentName',
    fields: { agentName: name, licNo, contactNumber, address },
    collection: 'freight-forwarder-agent',
    page: 'search-freight-forwarder-agent-page',
    search: 'agentName',
    routes: { list: '/freight-forwarder-agent-list', add: '/create-freight-forwarder-agent' },
    openTo: 'administrators',
  },
  {
    name: 'shipping-agents',
    table: 'shipping_agent',
    title: 'Shipping Agent',
    nameField: 'agentName',
    fields: { agentName: name, licNo, contactNumber, address },
    collection: 'shipping-agent',
    page: 'search-shipping-agent-page',
    search: 'agentName',
    routes: { list: '/shipping-agent-list', add: '/create-shipping-agent' },
    openTo: 'administrators',
  },
] as const satisfies readonly AgentKind[];

export type AgentKindName = (typeof agentKinds)[number]['name'];
export type { AgentKind };

/** The list's columns between S/N and the actions; the name column differs by kind. */
export const agentColumns = (kind: AgentKind): string[] => [
  kind.nameField,
  'licNo',
  'contactNumber',
  'address',
];

/** The kind with this name. @throws if there is none. */
export function agentKindNamed(wanted: string): AgentKind & { name: AgentKindName } {
  const kind = agentKinds.find((each) => each.name === wanted);
  if (!kind) throw new Error(`${wanted} is no kind of agent`);
  return kind;
}
