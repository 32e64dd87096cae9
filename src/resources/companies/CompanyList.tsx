import { useRecordContext, useTranslate } from 'react-admin';
import { companyFilters } from '../../../domain/listFilters';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { RegisterTable } from '../../list/table/RegisterTable';
import type { ActionColumn } from '../../list/table/tableColumns';
import { RowLink } from '../../list/rowActions/RowActions';
import { SearchFilter } from '../../list/filters/SearchFilter';
import { StatusButton } from '../../list/rowActions/StatusButton';
import { companyColumns } from './companyColumns';
import { nameOf, type CompanyRecord } from './companyRecord';

const words = 'resources.companies';

export function CompanyList() {
  const translate = useTranslate();
  const title = translate(`${words}.list.title`);
  return (
    <RegisterList
      title={title}
      breadcrumb={[{ label: translate(`${words}.list.breadcrumb`) }, { label: title }]}
      add={translate(`${words}.list.add`)}
      filters={companyFilters}
      toolbar={
        <ListToolbar columns={companyColumns} filters={companyFilters}>
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
        numberHeading="lists.serialNumber"
        rowActions={ROW_ACTIONS}
      />
    </RegisterList>
  );
}

function Edit() {
  return <RowLink action="edit" rowName={useCompanyName()} />;
}

function ChangeStatus() {
  const company = useRecordContext<CompanyRecord>();
  return (
    <StatusButton
      rowName={useCompanyName()}
      isOn={Boolean(company?.isActive)}
      states={STATES}
      question={`${words}.messages.statusQuestion`}
      done={`${words}.messages.statusChanged`}
    />
  );
}

function useCompanyName(): string {
  const company = useRecordContext<CompanyRecord>();
  return company ? nameOf(company) : '';
}

const STATES = { on: `${words}.active`, off: `${words}.inactive` };

const ROW_ACTIONS: ActionColumn[] = [
  { heading: 'lists.edit', buttons: <Edit /> },
  { heading: 'lists.change-status', buttons: <ChangeStatus /> },
];
