import { useTranslate } from 'react-admin';
import { returnFormFields } from '../../../domain/returns/forms';
import { FieldInput } from '../../inputs/FieldInput';
import { FieldPlace, FormGroup } from '../../inputs/FormGroup';
import { CreatePage, CreateRecord } from '../../recordForms/CreateRecord';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import { useNameOf } from '../registers/useRegister';
import { FormFileInput } from './FormFileInput';

const words = 'resources.return-forms';

export function ReturnFormCreate() {
  const translate = useTranslate();
  return (
    <CreatePage title={translate(`${words}.create`)} list={translate(`${words}.name`)}>
      <CreateRecord fields={returnFormFields} added={`${words}.created`} nameOf={useNameOf()}>
        <Inputs />
      </CreateRecord>
    </CreatePage>
  );
}

export const ReturnFormEdit = () => (
  <EditRecordDialog
    fields={returnFormFields}
    title={useTranslate()(`${words}.edit`)}
    subtitle={useNameOf()}
    saved={`${words}.edited`}
  >
    <Inputs />
  </EditRecordDialog>
);

function Inputs() {
  const { name, nameBn } = returnFormFields;
  return (
    <FormGroup heading={useTranslate()(`${words}.one`)}>
      {Object.entries({ name, nameBn }).map(([source, field]) => (
        <FieldPlace key={source} field={field}>
          <FieldInput source={source} field={field} />
        </FieldPlace>
      ))}
      <FormFileInput source="uploadId" />
    </FormGroup>
  );
}
