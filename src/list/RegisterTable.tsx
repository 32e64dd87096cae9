import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import {
  DataTable,
  useDataTableDataContext,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { toBengaliDigits } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { WaitingRows } from '../layout/PageFrame';
import type { SheetCell } from '../spreadsheet/spreadsheetColumn';
import { EmptyList } from './EmptyList';
import { hiddenAtFirst, hiddenColumnsKey } from './listSettings';
import { nameColumn, ROW_NAME } from './nameColumn';
import { RegisterCards, useNarrow } from './narrow';
import { RegisterHead } from './RegisterHead';
import { RegisterRows } from './RegisterRows';
import { registerTableStyle } from './registerTableStyle';
import { TableBox } from './TableBox';

export interface TableColumn<R> {
  /** The path into a record; where `sortable`, also the sort's name on the wire. */
  source: string;
  /** A key of the catalogue. */
  label: string;
  sortable: boolean;
  /** What a row is called by, where that is not the first column. */
  isName?: boolean;
  /** A number, set right. */
  numeric?: boolean;
  /** The least width of a column of texts, which else would break at every word. */
  width?: string;
  /** Its cells in a spreadsheet; texts where nothing is said. */
  sheet?: SheetCell;
  render: (record: R) => ReactNode;
}

/** Whether S/N starts at 1 on every page or goes on from the page before. */
export type RowNumbers = 'per page' | 'continuous';

/** A column of buttons at the end of every row. */
export interface ActionColumn {
  /** A key of the catalogue. */
  heading: string;
  buttons: ReactNode;
}

interface Props<R> {
  columns: readonly TableColumn<R>[];
  rowActions: readonly ActionColumn[];
  rowNumbers?: RowNumbers;
  /** What the column of row numbers is called, a key of the catalogue. */
  numberHeading?: string;
  /** The body of a table whose rows do more than show their records. */
  body?: ComponentType;
}

/** A list's records: a table, or cards on a narrow screen. */
export function RegisterTable<R extends { id: number }>({ numberHeading = ROW_NUMBER, ...props }: Props<R>) {
  if (!useNarrow()) return <Table numberHeading={numberHeading} {...props} />;
  return (
    <Suspense fallback={<WaitingRows />}>
      <RegisterCards numberHeading={numberHeading} {...props} />
    </Suspense>
  );
}

const ROW_NUMBER = 'lists.rowNumber';

/** Rows numbered; header, number, name and actions in sight while it scrolls. */
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
        {useColumns(props)}
      </DataTable>
    </TableBox>
  );
}

/** The columns, the same ones as long as nothing of them changes: else every row would be drawn again. */
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
  return <>{language === 'bn' ? toBengaliDigits(number) : number}</>;
}
