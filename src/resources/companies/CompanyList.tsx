import { useRecordContext, useTranslate } from 'react-admin';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { RegisterTable } from '../../list/RegisterTable';
import { RowLink } from '../../list/RowActions';
import { SearchFilter } from '../../list/SearchFilter';
import { StatusButton } from '../../list/StatusButton';
import { companyColumns } from './companyColumns';
import { nameOf, type CompanyRecord } from './companyRecord';

const words = 'resources.companies';

/** The register of importers, exporters and persons. */
export function CompanyList() {
  const translate = useTranslate();
  const title = translate(`${words}.list.title`);
  return (
    <RegisterList
      title={title}
      breadcrumb={[{ label: translate(`${words}.list.breadcrumb`) }, { label: title }]}
      add={{ to: '/add-company', label: translate(`${words}.list.add`) }}
      toolbar={
        <ListToolbar columns={companyColumns}>
          <SearchFilter
            source="companyName"
            label={translate(`${words}.list.search`)}
            placeholder={translate('lists.search')}
          />
        </ListToolbar>
      }
    >
      <RegisterTable<CompanyRecord>
        columns={companyColumns}
        headings={HEADINGS}
        rowActions={<RowActions />}
      />
    </RegisterList>
  );
}

const HEADINGS = { number: 'lists.serialNumber', actions: 'lists.actions' };

function RowActions() {
  const company = useRecordContext<CompanyRecord>();
  const rowName = company ? nameOf(company) : '';
  return (
    <>
      <RowLink action="edit" rowName={rowName} />
      <StatusButton
        rowName={rowName}
        question={`${words}.messages.statusQuestion`}
        done={`${words}.messages.statusChanged`}
      />
    </>
  );
}
