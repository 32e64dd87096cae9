import { useListContext, useTranslate } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { limitStates } from '../../domain/limits';
import type { Limit } from '../dataProvider/limits';
import { ListToolbar } from '../list/ListToolbar';
import { RegisterList } from '../list/RegisterList';
import { RegisterTable } from '../list/table/RegisterTable';
import { PrintButton } from '../page/PrintButton';
import { ExportButton } from '../spreadsheet/ExportButton';
import { limitColumns, sheetColumns } from './limitColumns';
import { useDueFilters, useLimitFilters } from './LimitFilters';
import { LimitMonth } from './LimitMonth';
import { LimitViews } from './LimitViews';

/** Time limits as a table or a month, depending on the URL. Without filters it shows the running ones. */
export function Limits() {
  const [query] = useSearchParams();
  if (!query.has('filter')) {
    const search = new URLSearchParams([...query, ['filter', RUNNING]]);
    return <Navigate to={{ search: `?${search}` }} replace />;
  }
  return query.get('view') === 'month' ? <LimitMonth /> : <LimitTable />;
}

const RUNNING = JSON.stringify({ state: 'RUNNING' });

function LimitTable() {
  const translate = useTranslate();
  const title = translate('layout.limits');
  return (
    <RegisterList
      title={title}
      breadcrumb={[{ label: title }]}
      sort={BY_DAYS_LEFT}
      sorts={SORTS}
      filters={FILTERS}
      print={<PrintLimits />}
      actions={<ExportButton file={FILE} sheet={FILE} columns={sheetColumns} />}
      toolbar={
        <>
          <LimitViews />
          <ListToolbar
            columns={limitColumns}
            sorts={limitColumns.map(({ source, label }) => ({ value: source, label: translate(label) }))}
          >
            {[...useLimitFilters(), ...useDueFilters()]}
          </ListToolbar>
        </>
      }
    >
      <RegisterTable<Limit> columns={limitColumns} rowNumbers="continuous" rowActions={NONE} />
    </RegisterList>
  );
}

const BY_DAYS_LEFT = { field: 'due', order: 'ASC' } as const;
const SORTS = limitColumns.map(({ source }) => source);
const NONE: never[] = [];

/** Checks of filters whose values are not single texts: `state` may be a list, `mine` is `true`. */
const FILTERS = {
  state: (value: unknown) => [value].flat().every((each) => limitStates.some((state) => state === each)),
  mine: (value: unknown) => value === true,
};

/** The name of the exported file, which is English in the Bengali UI too. */
const FILE = 'Limits';

function PrintLimits() {
  const { total = 0 } = useListContext();
  return <PrintButton variant="outlined" disabled={total === 0} />;
}
