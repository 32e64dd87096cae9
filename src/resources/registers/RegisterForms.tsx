import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CreatePage, CreateRecord } from '../../recordForms/CreateRecord';
import { useNameOf, useRegister } from './useRegister';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import type { Fields } from '../../../domain/fields';
import { FieldInputs } from '../../inputs/FieldInput';
import { FormGroup } from '../../inputs/FormGroup';

interface Props {
  /** The inputs, if they are not those of all fields. */
  inputs?: ReactNode;
}

export function RegisterCreate({ inputs }: Props) {
  const translate = useTranslate();
  const register = useRegister();
  const { name, fields, editOnly = [] } = register;
  const words = `resources.${name}`;
  const title = translate(`${words}.create`);
  const newFields = Object.fromEntries(Object.entries(fields).filter(([field]) => !editOnly.includes(field)));
  return (
    <CreatePage title={title} list={translate(`${words}.name`)}>
      <CreateRecord key={name} fields={newFields} added={`${words}.created`} nameOf={useNameOf()}>
        {inputs ?? <RegisterInputs fields={newFields} />}
      </CreateRecord>
    </CreatePage>
  );
}

export function RegisterEditDialog({ inputs }: Props) {
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
      {inputs ?? <RegisterInputs fields={register.fields} />}
    </EditRecordDialog>
  );
}

/** Inputs of fields in one group, and what follows them there. */
export function RegisterInputs({ fields, children }: { fields: Fields; children?: ReactNode }) {
  const translate = useTranslate();
  const { name } = useRegister();
  return (
    <FormGroup heading={translate(`resources.${name}.one`)}>
      <FieldInputs fields={fields} />
      {children}
    </FormGroup>
  );
}
