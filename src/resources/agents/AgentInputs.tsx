import { useTranslate } from 'react-admin';
import { FieldInput } from '../../inputs/FieldInput';
import { FormGroup } from '../../inputs/FormGroup';
import { useAgentKind } from './agentRecord';

/** The form of an agent of any kind, for create and edit. */
export function AgentInputs() {
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
