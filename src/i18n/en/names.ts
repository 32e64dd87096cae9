import type { AgentKindName } from '../../../domain/agents';
import type { CaseTypeName } from '../../../domain/followOnCases';
import type { RegisterName } from '../../../domain/registerRoutes';

/** The names of companies and agents in the menu; their other texts are loaded with their screens. */
export const partyNames = {
  companies: { name: 'Importer/Exporter' },
  'cnf-agents': { name: 'C&F Agent' },
  'freight-forwarder-agents': { name: 'Freight Forwarder Agent' },
  'shipping-agents': { name: 'Shipping Agent' },
} satisfies Record<'companies' | AgentKindName, { name: string }>;

/** The names of the court case types in the menu; their other texts are loaded with their screens. */
export const caseTypeNames = {
  'applicate-comm-cases': { name: 'Custom, Excise & VAT (Appeal) Commissionerate Case' },
  'tribunal-cases': { name: 'Appellate Tribunal Case' },
  'custom-appeals': { name: 'Custom Appeal, High Court Division' },
  'high-court-rits': { name: 'Writ Cases, High Court Division', one: 'Writ Case, High Court Division' },
  'contempt-cases': { name: 'Contempt cases', one: 'Contempt case' },
  'high-court-cpa-cpl-cases': { name: 'CPLA/CMP, Appellate Division' },
  'high-court-cp-cases': { name: 'Civil Petition, Appellate Division' },
  'admiral-suit-cases': { name: 'Admiralty Suit, High Court Division' },
  'foujdari-suit-cases': { name: 'Criminal Case' },
  'civil-case': { name: 'Civil Case' },
} satisfies Record<CaseTypeName, { name: string; one?: string }>;

/**
 * The names of the registers of domain/registers.ts in the menu; their other texts are loaded with their
 * screens.
 */
export const registerNames = {
  sections: { name: 'Sections and Branches' },
  banks: { name: 'Banks' },
  desks: { name: 'Steps of the delay account' },
  'loss-reasons': { name: 'Reasons of loss' },
  'paper-kinds': { name: 'Kinds of papers' },
  'closed-days': { name: 'Closed days' },
  'limitation-rules': { name: 'Periods of limitation' },
  'retention-rules': { name: 'Retention rules' },
  'money-rules': { name: 'Money rules' },
  'return-forms': { name: 'Forms for returns' },
} satisfies Record<RegisterName, object>;

/** The texts of the closed bell; those of its panel are loaded with it. */
export const notificationBell = {
  name: 'Notifications',
  bell: {
    unread: 'Notifications: %{count} unread',
    none: 'Notifications: none unread',
  },
};
