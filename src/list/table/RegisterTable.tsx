import { Suspense, useMemo, type ComponentType } from 'react';
import {
  DataTable,
  useDataTableDataContext,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { localDigits } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';
import { WaitingRows } from '../../page/PageFrame';
import { EmptyList } from '../EmptyList';
import { hiddenAtFirst, hiddenColumnsKey } from '../listSettings';
import { useWithLastChange } from './lastChangeColumn';
import { nameColumn, ROW_NAME } from './tableColumns';
import { RegisterCards, useNarrow } from '../cards/narrow';
import { RegisterHead } from './RegisterHead';
import { RegisterRows } from './RegisterRows';
import { registerTableStyle } from './registerTableStyle';
import { TableBox } from './TableBox';
import type { ActionColumn, RowNumbers, TableColumn } from './tableColumns';

interface Props<R> {
  columns: readonly TableColumn<R>[];
  rowActions: readonly ActionColumn[];
  rowNumbers?: RowNumbers;
  numberHeading?: string;
  body?: ComponentType;
}

export function RegisterTable<R extends { id: number }>({ numberHeading = ROW_NUMBER, ...props }: Props<R>) {
  if (!useNarrow()) return <Table numberHeading={numberHeading} {...props} />;
  return (
    <Suspense fallback={<WaitingRows />}>
      <RegisterCards numberHeading={numberHeading} {...props} />
    </Suspense>
  );
}

const ROW_NUMBER = 'lists.rowNumber';

/** A table with row numbers and sticky header, number, name and actions. */
function Table<R>({ body = RegisterRows, ...props }: Props<R> & { numberHeading: string }) {
  const resource = useResourceContext();
  return (
    <TableBox>
      <DataTable
        aria-labelledby="page-title"
        storeKey={hiddenColumnsKey(resource)}
        hiddenColumns={hiddenAtFirst(resource)}
        head={RegisterHead}
        body={body}
        bulkActionButtons={false}
        rowClick={false}
        empty={<EmptyList />}
        sx={registerTableStyle}
      >
        {useColumns({ ...props, columns: useWithLastChange(props.columns) })}
      </DataTable>
    </TableBox>
  );
}

/** The columns, memoised: a new array would re-render every row. */
function useColumns<R>({ columns, rowActions, rowNumbers, numberHeading = ROW_NUMBER }: Props<R>) {
  const { page, perPage } = useListContext();
  const before = rowNumbers === 'continuous' ? (page - 1) * perPage : 0;
  return useMemo(() => {
    const named = nameColumn(columns);
    return [
      <DataTable.Col key="number" label={numberHeading} disableSort className="row-number">
        <RowNumber before={before} />
      </DataTable.Col>,
      ...columns.map(({ source, label, sortable, numeric, width, render }, position) => (
        <DataTable.Col
          key={source}
          source={source}
          label={label}
          disableSort={!sortable}
          align={numeric ? 'right' : 'left'}
          style={{ minWidth: width }}
          className={position === named ? ROW_NAME : undefined}
          render={(record) => render(record as R)}
        />
      )),
      ...rowActions.map(({ heading, buttons }) => (
        <DataTable.Col
          key={heading}
          label={heading}
          disableSort
          className={rowActions.length > 1 ? 'row-actions one-action' : 'row-actions'}
        >
          {buttons}
        </DataTable.Col>
      )),
    ];
  }, [columns, rowActions, numberHeading, before]);
}

function RowNumber({ before }: { before: number }) {
  const records = useDataTableDataContext();
  const record = useRecordContext();
  const language = useLanguage();
  const position = records?.findIndex(({ id }) => id === record?.id) ?? 0;
  const number = String(before + position + 1);
  return <>{localDigits(number, language)}</>;
}
