import { useTranslate } from 'react-admin';
import type { Fields } from '../../../domain/fields';
import { FieldInput } from '../../inputs/FieldInput';
import { FieldPlace, FormGroup } from '../../inputs/FormGroup';
import { useRegister } from './useRegister';

/** The form of a record, for create and edit. */
export function RegisterInputs({ fields }: { fields: Fields }) {
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
