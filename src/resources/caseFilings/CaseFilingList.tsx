import { useRecordContext, useTranslate } from 'react-admin';
import { caseFilingSorts, provisionalFilters } from '../../../domain/caseFilings';
import { filingFigureFilters } from '../../../domain/drillDownFilters';
import { DeleteRowButton } from '../../list/rowActions/DeleteRowButton';
import type { SoundFilters } from '../../list/listAddress';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { RegisterTable } from '../../list/table/RegisterTable';
import type { ActionColumn } from '../../list/table/tableColumns';
import { RowLink } from '../../list/rowActions/RowActions';
import { SearchFilter } from '../../list/filters/SearchFilter';
import { ReferenceFilter, SelectFilter } from '../../list/filters/SelectFilter';
import { ExportButton } from '../../spreadsheet/ExportButton';
import { caseFilingColumns } from './caseFilingColumns';
import { fileNumberOf, type CaseFilingRecord } from './caseFilingRecord';

const words = 'resources.case-fillings';

/** The list of demand notices and orders. */
export function CaseFilingList() {
  const translate = useTranslate();
  const title = translate(`${words}.list.title`);
  return (
    <RegisterList
      sorts={caseFilingSorts}
      filters={FILTERS}
      title={title}
      breadcrumb={[{ label: translate(`${words}.list.breadcrumb`) }, { label: title }]}
      add={{ to: '/add-case-fillings', label: translate('lists.createNew') }}
      actions={<ExportButton file={FILE} sheet="Cases" columns={caseFilingColumns} />}
      toolbar={<Toolbar />}
    >
      <RegisterTable<CaseFilingRecord> columns={caseFilingColumns} rowActions={ROW_ACTIONS} />
    </RegisterList>
  );
}

const FILTERS: SoundFilters = {
  ...filingFigureFilters,
  provitionalTaxation: { kind: 'choice', choices: provisionalFilters },
};

/** The name of the exported file, which is English in the Bengali UI too. */
const FILE = 'Demand Notice/Order of Custom House, Chattogram';

/** The filters that get a chip: all but the section, which has a select of its own. */
const { workPlaceId: _select, ...CHIPS } = filingFigureFilters;

function Toolbar() {
  const translate = useTranslate();
  const label = (filter: string) => translate(`${words}.filters.${filter}`);
  const sorts = caseFilingSorts.map((value) => ({ value, label: translate(`${words}.sorts.${value}`) }));
  const assessments = provisionalFilters.map((value) => ({
    value,
    label: translate(`${words}.filters.provitionalTaxations.${value}`),
  }));
  return (
    <ListToolbar sorts={sorts} columns={caseFilingColumns} figures={CHIPS}>
      <SearchFilter opens="details" source="searchKey" label={label('searchKey')} />
      <ReferenceFilter source="workPlaceId" label={label('workPlaceId')} reference="workplace" />
      <SelectFilter source="provitionalTaxation" label={label('provitionalTaxation')} options={assessments} />
    </ListToolbar>
  );
}

function RowActions() {
  const filing = useRecordContext<CaseFilingRecord>();
  const rowName = filing ? fileNumberOf(filing) : '';
  return (
    <>
      <RowLink action="other-cases" rowName={rowName} />
      <RowLink action="details" rowName={rowName} />
      <RowLink action="edit" rowName={rowName} />
      <DeleteRowButton rowName={rowName} question={`${words}.messages.deleteQuestion`} />
    </>
  );
}

const ROW_ACTIONS: ActionColumn[] = [{ heading: 'lists.actions', buttons: <RowActions /> }];
