import { useResourceContext } from 'react-admin';
import { agentKindNamed, type AgentKind } from '../../../domain/agents';
import type { StoredRecord } from '../../dataProvider/records';

/** An agent as the server sends it (docs/contract.md, "Agents"). */
export type AgentRecord = StoredRecord;

export const useAgentKind = (): AgentKind => agentKindNamed(useResourceContext() ?? '');

export const agentName = ({ nameField }: AgentKind, agent: AgentRecord): string =>
  (agent[nameField] as string | null | undefined) ?? '';
