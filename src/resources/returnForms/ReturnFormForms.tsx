import { returnFormFields } from '../../../domain/returns/forms';
import { RegisterCreate, RegisterEditDialog, RegisterInputs } from '../registers/RegisterForms';
import { FormFileInput } from './FormFileInput';

export const ReturnFormCreate = () => <RegisterCreate inputs={<Inputs />} />;

export const ReturnFormEdit = () => <RegisterEditDialog inputs={<Inputs />} />;

const { name, nameBn } = returnFormFields;

const Inputs = () => (
  <RegisterInputs fields={{ name, nameBn }}>
    <FormFileInput source="uploadId" />
  </RegisterInputs>
);
