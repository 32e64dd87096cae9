import { useTranslate } from 'react-admin';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import { RegisterInputs } from './RegisterInputs';
import { useNameOf, useRegister } from './useRegister';

export function RegisterEditDialog() {
  const translate = useTranslate();
  const register = useRegister();
  const words = `resources.${register.name}`;
  return (
    <EditRecordDialog
      fields={register.fields}
      title={translate(`${words}.edit`)}
      subtitle={useNameOf()}
      saved={`${words}.edited`}
    >
      <RegisterInputs fields={register.fields} />
    </EditRecordDialog>
  );
}
