import { useTranslate } from 'react-admin';
import { caseFilingFields } from '../../../domain/caseFilings';
import { PageFrame } from '../../page/PageFrame';
import { CreateRecord } from '../../recordForms/CreateRecord';
import type { StoredRecord } from '../../dataProvider/storedRecord';
import { CaseFilingInputs } from './CaseFilingInputs';
import { fileNumberOf, type CaseFilingRecord } from './caseFilingRecord';

const words = 'resources.case-fillings';

export function CaseFilingCreate() {
  const translate = useTranslate();
  const title = translate(`${words}.create.title`);
  return (
    <PageFrame
      title={title}
      tab={`${translate('lists.createNew')}: ${title}`}
      breadcrumb={[
        { label: translate(`${words}.create.breadcrumb`), to: '/case-fillings-list' },
        { label: title },
      ]}
    >
      <CreateRecord fields={caseFilingFields} added={added} nameOf={nameOf}>
        <CaseFilingInputs />
      </CreateRecord>
    </PageFrame>
  );
}

const added = { title: `${words}.messages.created.title`, text: `${words}.messages.created.text` };

const nameOf = (filing: StoredRecord) => fileNumberOf(filing as CaseFilingRecord);
