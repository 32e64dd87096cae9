import { useTranslate } from 'react-admin';
import { companyFields } from '../../../domain/companies';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import { CompanyInputs } from './CompanyInputs';
import { nameOf, type CompanyRecord } from './companyRecord';

const words = 'resources.companies';

export function CompanyEditDialog() {
  const translate = useTranslate();
  return (
    <EditRecordDialog<CompanyRecord>
      fields={companyFields}
      title={translate(`${words}.edit.title`)}
      subtitle={nameOf}
      saved={`${words}.messages.edited`}
      failed={`${words}.messages.failed`}
    >
      <CompanyInputs />
    </EditRecordDialog>
  );
}
