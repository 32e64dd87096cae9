import { agentKinds } from '../../domain/agents';
import { caseTypeNamed, caseTypes } from '../../domain/followOnCases';
import { registerRoutes } from '../../domain/registerRoutes';
import { isLong } from './long';

/** In the long run all kinds; otherwise representatives, because their screens share code. */
export const someAgentKinds = isLong ? agentKinds : agentKinds.slice(0, 1);
export const someCaseTypes = isLong
  ? caseTypes
  : [caseTypeNamed('tribunal-cases'), caseTypeNamed('foujdari-suit-cases')];
export const keptLists = [
  registerRoutes.sections,
  registerRoutes.banks,
  registerRoutes.desks,
  registerRoutes['loss-reasons'],
  registerRoutes['paper-kinds'],
];
export const someKeptLists = isLong ? keptLists : keptLists.slice(0, 1);

const represented = [
  ...caseTypes.filter((type) => !someCaseTypes.includes(type)),
  ...agentKinds.filter((kind) => !someAgentKinds.includes(kind)),
];

/** Whether a URL or route belongs to a case type or kind of agent that another one represents. */
export const hasStandIn = (path: string) => represented.some(({ name }) => path.includes(name));
