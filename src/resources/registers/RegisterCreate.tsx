import { useTranslate } from 'react-admin';
import { PageFrame } from '../../page/PageFrame';
import { CreateRecord } from '../../recordForms/CreateRecord';
import { RegisterInputs } from './RegisterInputs';
import { useNameOf, useRegister } from './useRegister';

export function RegisterCreate() {
  const translate = useTranslate();
  const register = useRegister();
  const { name, fields, editOnly = [], routes } = register;
  const words = `resources.${name}`;
  const title = translate(`${words}.create`);
  const newFields = Object.fromEntries(Object.entries(fields).filter(([field]) => !editOnly.includes(field)));
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: translate(`${words}.name`), to: routes.list }, { label: title }]}
    >
      <CreateRecord key={name} fields={newFields} added={`${words}.created`} nameOf={useNameOf()}>
        <RegisterInputs fields={newFields} />
      </CreateRecord>
    </PageFrame>
  );
}
