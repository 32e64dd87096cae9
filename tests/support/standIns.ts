import { agentKinds } from '../../domain/agents';
import { caseTypeNamed, caseTypes } from '../../domain/followOnCases';
import { isLong } from './long';

/** In the long run all kinds; otherwise representatives, because their screens share code. */
export const someAgentKinds = isLong ? agentKinds : agentKinds.slice(0, 1);
export const someCaseTypes = isLong
  ? caseTypes
  : [caseTypeNamed('tribunal-cases'), caseTypeNamed('foujdari-suit-cases')];
