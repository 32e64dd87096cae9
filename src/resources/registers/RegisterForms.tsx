import { useTranslate } from 'react-admin';
import { CreatePage, CreateRecord } from '../../recordForms/CreateRecord';
import { useNameOf, useRegister } from './useRegister';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import type { Fields } from '../../../domain/fields';
import { FieldInput } from '../../inputs/FieldInput';
import { FieldPlace, FormGroup } from '../../inputs/FormGroup';

export function RegisterCreate() {
  const translate = useTranslate();
  const register = useRegister();
  const { name, fields, editOnly = [] } = register;
  const words = `resources.${name}`;
  const title = translate(`${words}.create`);
  const newFields = Object.fromEntries(Object.entries(fields).filter(([field]) => !editOnly.includes(field)));
  return (
    <CreatePage title={title} list={translate(`${words}.name`)}>
      <CreateRecord key={name} fields={newFields} added={`${words}.created`} nameOf={useNameOf()}>
        <RegisterInputs fields={newFields} />
      </CreateRecord>
    </CreatePage>
  );
}

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

function RegisterInputs({ fields }: { fields: Fields }) {
  const translate = useTranslate();
  const { name } = useRegister();
  return (
    <FormGroup heading={translate(`resources.${name}.one`)}>
      {Object.entries(fields).map(([source, field]) => (
        <FieldPlace key={source} field={field}>
          <FieldInput source={source} field={field} />
        </FieldPlace>
      ))}
    </FormGroup>
  );
}
