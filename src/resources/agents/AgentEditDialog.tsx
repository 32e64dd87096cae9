import { useTranslate } from 'react-admin';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import { AgentInputs } from './AgentInputs';
import { agentName, useAgentKind, type AgentRecord } from './agentRecord';

export function AgentEditDialog() {
  const translate = useTranslate();
  const kind = useAgentKind();
  const words = `resources.${kind.name}`;
  return (
    <EditRecordDialog<AgentRecord>
      fields={kind.fields}
      title={translate(`${words}.edit.title`)}
      subtitle={(agent) => agentName(kind, agent)}
      saved={`${words}.messages.edited`}
      failed={`${words}.messages.failed`}
    >
      <AgentInputs />
    </EditRecordDialog>
  );
}
