import { useTranslate } from 'react-admin';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import { FollowOnCaseInputs } from './FollowOnCaseInputs';
import { fileNumberOf, useCaseType, type FollowOnCaseRecord } from './followOnCaseRecord';

export function FollowOnCaseEditDialog() {
  const translate = useTranslate();
  const { name, bodyFields } = useCaseType();
  return (
    <EditRecordDialog<FollowOnCaseRecord>
      fields={bodyFields}
      title={translate(`resources.${name}.edit.title`)}
      subtitle={fileNumberOf}
      saved={`resources.${name}.messages.edited`}
    >
      <FollowOnCaseInputs />
    </EditRecordDialog>
  );
}
