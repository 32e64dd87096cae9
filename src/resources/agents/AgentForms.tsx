import { useTranslate } from 'react-admin';
import { CreatePage, CreateRecord } from '../../recordForms/CreateRecord';
import { agentName, useAgentKind, type AgentRecord } from './agentRecord';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import { agentKindNamed } from '../../../domain/agents';
import type { AddDialogProps } from '../../inputs/ReferenceSelect';
import { AddDialog } from '../../recordForms/AddDialog';
import { FieldInput } from '../../inputs/FieldInput';
import { FormGroup } from '../../inputs/FormGroup';

export function AgentCreate() {
  const translate = useTranslate();
  const kind = useAgentKind();
  const { name, fields } = kind;
  const words = `resources.${name}`;
  const title = translate(`${words}.create.title`);
  return (
    <CreatePage title={title} list={translate(`${words}.create.breadcrumb`)}>
      <CreateRecord
        key={name}
        fields={fields}
        added={`${words}.messages.created`}
        nameOf={(agent) => agentName(kind, agent)}
        failed={`${words}.messages.failed`}
      >
        <AgentInputs />
      </CreateRecord>
    </CreatePage>
  );
}

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

const cnfAgents = agentKindNamed('cnf-agents');
const cnfWords = `resources.${cnfAgents.name}`;

/** The register's own form, prefilled with the search text as name or licence number. */
export const AgentAddDialog = ({ typed, ...dialog }: AddDialogProps) => (
  <AddDialog
    resource={cnfAgents.name}
    fields={cnfAgents.fields}
    start={{ [/\p{L}/u.test(typed) ? cnfAgents.nameField : 'licNo']: typed }}
    title={useTranslate()(`${cnfWords}.create.title`)}
    added={`${cnfWords}.messages.created`}
    nameOf={(agent) => agentName(cnfAgents, agent)}
    failed={`${cnfWords}.messages.failed`}
    {...dialog}
  >
    <AgentInputs />
  </AddDialog>
);

function AgentInputs() {
  const translate = useTranslate();
  const { name, fields } = useAgentKind();
  return (
    <FormGroup heading={translate(`resources.${name}.name`)}>
      {Object.entries(fields).map(([source, field]) => (
        <FieldInput key={source} source={source} field={field} />
      ))}
    </FormGroup>
  );
}
