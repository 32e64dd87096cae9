import { useTranslate } from 'react-admin';
import { PageFrame } from '../../page/PageFrame';
import { CreateRecord } from '../../recordForms/CreateRecord';
import { AgentInputs } from './AgentInputs';
import { agentName, useAgentKind } from './agentRecord';

export function AgentCreate() {
  const translate = useTranslate();
  const kind = useAgentKind();
  const { name, fields, routes } = kind;
  const words = `resources.${name}`;
  const title = translate(`${words}.create.title`);
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: translate(`${words}.create.breadcrumb`), to: routes.list }, { label: title }]}
    >
      <CreateRecord
        key={name}
        fields={fields}
        added={`${words}.messages.created`}
        nameOf={(agent) => agentName(kind, agent)}
        failed={`${words}.messages.failed`}
      >
        <AgentInputs />
      </CreateRecord>
    </PageFrame>
  );
}
