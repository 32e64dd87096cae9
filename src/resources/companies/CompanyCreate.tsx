import { useTranslate } from 'react-admin';
import { companyFields } from '../../../domain/companies';
import { PageFrame } from '../../page/PageFrame';
import { CreateRecord } from '../../recordForms/CreateRecord';
import { CompanyInputs } from './CompanyInputs';
import { nameOf } from './companyRecord';

const words = 'resources.companies';

export function CompanyCreate() {
  const translate = useTranslate();
  const title = translate(`${words}.create.title`);
  return (
    <PageFrame
      title={title}
      breadcrumb={[
        { label: translate(`${words}.create.breadcrumb`), to: '/importer-exporter-list' },
        { label: title },
      ]}
    >
      <CreateRecord fields={companyFields} added={added} nameOf={nameOf} failed={`${words}.messages.failed`}>
        <CompanyInputs />
      </CreateRecord>
    </PageFrame>
  );
}

const added = { title: `${words}.messages.created.title`, text: `${words}.messages.created.text` };
