import { useTranslate } from 'react-admin';
import { caseFilingFields } from '../../../domain/caseFilings';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import { CaseFilingInputs } from './CaseFilingInputs';
import { fileNumberOf, type CaseFilingRecord } from './caseFilingRecord';

const words = 'resources.case-fillings';

export function CaseFilingEditDialog() {
  const translate = useTranslate();
  return (
    <EditRecordDialog<CaseFilingRecord>
      fields={caseFilingFields}
      title={translate(`${words}.edit.title`)}
      subtitle={fileNumberOf}
      saved={`${words}.messages.edited`}
    >
      <CaseFilingInputs />
    </EditRecordDialog>
  );
}
