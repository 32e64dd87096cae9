import { useMemo } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { caseFilters } from '../../../domain/listFilters';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import type { HideableColumn } from '../../list/table/ColumnsButton';
import { DeleteRowButton } from '../../list/rowActions/DeleteRowButton';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { RegisterTable } from '../../list/table/RegisterTable';
import type { ActionColumn } from '../../list/table/tableColumns';
import { RowLink } from '../../list/rowActions/RowActions';
import { SearchFilter } from '../../list/filters/SearchFilter';
import { ExportButton } from '../../spreadsheet/ExportButton';
import { followOnCaseColumns } from './followOnCaseColumns';
import { fileNumberOf, useCaseName, useCaseType, type FollowOnCaseRecord } from './followOnCaseRecord';

export function FollowOnCaseList() {
  const translate = useTranslate();
  const type = useCaseType();
  const columns = useMemo(() => followOnCaseColumns(type), [type]);
  const words = `resources.${type.name}`;
  const title = translate(`${words}.list.title`);
  return (
    <RegisterList
      key={type.name}
      sort={{ field: 'id', order: type.startOrder === 'asc' ? 'ASC' : 'DESC' }}
      sorts={sortsOf(type)}
      filters={caseFilters}
      columns={columns}
      title={title}
      breadcrumb={[{ label: translate(`${words}.list.breadcrumb`) }, { label: title }]}
      add={translate('lists.createNew')}
      actions={<ExportButton file={type.title} sheet={type.sheet} columns={columns} />}
      toolbar={<Toolbar type={type} columns={columns} />}
    >
      <RegisterTable<FollowOnCaseRecord>
        columns={columns}
        rowNumbers={type.rowNumbers}
        rowActions={ROW_ACTIONS}
      />
    </RegisterList>
  );
}

/**
 * The sort options of a type. Lists start sorted by id, so the id is offered even if it is not among the
 * type's own options.
 */
const sortsOf = ({ sorts }: CaseType) => (sorts.includes('id') ? sorts : ['id', ...sorts]);

function Toolbar({ type, columns }: { type: CaseType; columns: readonly HideableColumn[] }) {
  const translate = useTranslate();
  const sorts = sortsOf(type).map((value) => ({
    value,
    label: translate(`resources.${type.name}.sorts.${value}`),
  }));
  return (
    <ListToolbar sorts={sorts} columns={columns} filters={caseFilters}>
      <SearchFilter source={type.search} label={translate('followOnCases.search')} />
    </ListToolbar>
  );
}

function Details() {
  return <RowLink action="details" rowName={useFileNumber()} />;
}

function Edit() {
  return <RowLink action="edit" rowName={useFileNumber()} />;
}

function Delete() {
  const { name } = useCaseType();
  const nameOf = useCaseName();
  const record = useRecordContext<FollowOnCaseRecord>();
  return (
    <DeleteRowButton
      rowName={useFileNumber()}
      subject={record && nameOf(record)}
      question={`resources.${name}.messages.deleteQuestion`}
    />
  );
}

function useFileNumber(): string {
  const record = useRecordContext<FollowOnCaseRecord>();
  return record ? fileNumberOf(record) : '';
}

const ROW_ACTIONS: ActionColumn[] = [
  { heading: 'lists.details', buttons: <Details /> },
  { heading: 'lists.edit', buttons: <Edit /> },
  { heading: 'lists.delete', buttons: <Delete /> },
];
