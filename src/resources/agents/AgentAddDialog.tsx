import { useTranslate } from 'react-admin';
import { agentKindNamed } from '../../../domain/agents';
import type { AddDialogProps } from '../../inputs/ReferenceSelect';
import { AddDialog } from '../../recordForms/AddDialog';
import { AgentInputs } from './AgentInputs';
import { agentName } from './agentRecord';

const kind = agentKindNamed('cnf-agents');
const words = `resources.${kind.name}`;

/** The register's own form, prefilled with the search text as name or licence number. */
export const AgentAddDialog = ({ typed, ...dialog }: AddDialogProps) => (
  <AddDialog
    resource={kind.name}
    fields={kind.fields}
    start={{ [/\p{L}/u.test(typed) ? kind.nameField : 'licNo']: typed }}
    title={useTranslate()(`${words}.create.title`)}
    added={`${words}.messages.created`}
    nameOf={(agent) => agentName(kind, agent)}
    failed={`${words}.messages.failed`}
    {...dialog}
  >
    <AgentInputs />
  </AddDialog>
);
