import MenuItem from '@mui/material/MenuItem';
import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { caseFilingSorts } from '../../../domain/caseFilings';
import { filingFilters } from '../../../domain/listFilters';
import { DeleteRowButton } from '../../list/rowActions/DeleteRowButton';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { RegisterTable } from '../../list/table/RegisterTable';
import type { ActionColumn } from '../../list/table/tableColumns';
import { RowLink } from '../../list/rowActions/RowActions';
import { useOffers } from '../../offered/useOffers';
import { SearchFilter } from '../../list/filters/SearchFilter';
import { ExportButton } from '../../spreadsheet/ExportButton';
import { caseFilingColumns } from './caseFilingColumns';
import { fileNumberOf, type CaseFilingRecord } from './caseFilingRecord';

const words = 'resources.case-fillings';

export function CaseFilingList() {
  const translate = useTranslate();
  const title = translate(`${words}.list.title`);
  const hasVolumes = useOffers('volumes');
  return (
    <RegisterList
      sorts={caseFilingSorts}
      filters={filingFilters}
      columns={caseFilingColumns}
      title={title}
      breadcrumb={[{ label: translate(`${words}.list.breadcrumb`) }, { label: title }]}
      add={translate('lists.createNew')}
      actions={<ExportButton file={FILE} sheet="Cases" columns={caseFilingColumns} />}
      more={hasVolumes && <PaperFilesItem />}
      toolbar={<Toolbar />}
    >
      <RegisterTable<CaseFilingRecord> columns={caseFilingColumns} rowActions={ROW_ACTIONS} />
    </RegisterList>
  );
}

/** Leads to where the paper files of the shown rows are ticked, sent, received and labelled. */
function PaperFilesItem() {
  const translate = useTranslate();
  const { data = [] } = useListContext<CaseFilingRecord>();
  const ids = data.map(({ id }) => id).join(',');
  return (
    <MenuItem component={Link} to={`/files/move?ids=${ids}&left=${ids}`} disabled={!data.length}>
      {translate('lists.paperFiles')}
    </MenuItem>
  );
}

/** The name of the exported file, which is English in the Bengali UI too. */
const FILE = 'Demand Notice/Order of Custom House, Chattogram';

function Toolbar() {
  const translate = useTranslate();
  const sorts = caseFilingSorts.map((value) => ({ value, label: translate(`${words}.sorts.${value}`) }));
  return (
    <ListToolbar sorts={sorts} columns={caseFilingColumns} filters={filingFilters}>
      <SearchFilter source="searchKey" label={translate(`${words}.filters.searchKey`)} />
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
