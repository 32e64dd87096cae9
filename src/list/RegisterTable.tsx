import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { FocusEvent, ReactNode } from 'react';
import { DataTable, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { useLanguage } from '../i18n/useLanguage';
import { toBengaliDigits } from '../../domain/digits';
import { useRoomForTable } from './useRoomForTable';

export interface TableColumn<R> {
  /** The path into a record; where `sortable`, also the sort's name on the wire. */
  source: string;
  /** A key of the catalogue. */
  label: string;
  sortable: boolean;
  /** A number, set right. */
  numeric?: boolean;
  /** The least width of a column of texts, which else would break at every word. */
  width?: string;
  render: (record: R) => ReactNode;
}

/** Whether S/N starts at 1 on every page or goes on from the page before. */
export type RowNumbers = 'per page' | 'continuous';

interface Props<R> {
  columns: readonly TableColumn<R>[];
  rowActions: ReactNode;
  rowNumbers?: RowNumbers;
}

/** A list's table: rows numbered, the header in sight, as high as the screen has room for. */
export function RegisterTable<R extends { id: number }>(props: Props<R>) {
  const { columns, rowActions, rowNumbers = 'per page' } = props;
  const box = useRoomForTable();
  return (
    <Box ref={box} onFocus={showWhole}>
      <DataTable bulkActionButtons={false} rowClick={false} empty={<Empty />} sx={table}>
        <DataTable.Col label="lists.rowNumber" disableSort>
          <RowNumber numbers={rowNumbers} />
        </DataTable.Col>
        {columns.map(({ source, label, sortable, numeric, width, render }, position) => (
          <DataTable.Col
            key={source}
            source={source}
            label={label}
            disableSort={!sortable}
            align={numeric ? 'right' : 'left'}
            style={{ minWidth: width }}
            className={position === 0 ? 'row-name' : undefined}
            render={(record) => render(record as R)}
          />
        ))}
        <DataTable.Col label="lists.actions" disableSort className="row-actions">
          {rowActions}
        </DataTable.Col>
      </DataTable>
    </Box>
  );
}

/** A browser thinks what lies under a column that stays in sight to be visible. */
function showWhole({ target }: FocusEvent) {
  if (target.closest('th:not(.row-name, .row-actions)')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

function RowNumber({ numbers }: { numbers: RowNumbers }) {
  const { data = [], page, perPage } = useListContext();
  const record = useRecordContext();
  const language = useLanguage();
  const before = numbers === 'continuous' ? (page - 1) * perPage : 0;
  const number = String(before + data.findIndex(({ id }) => id === record?.id) + 1);
  return <>{language === 'bn' ? toBengaliDigits(number) : number}</>;
}

const Empty = () => (
  <Box component="output" sx={{ display: 'block', p: 6, textAlign: 'center', color: 'text.secondary' }}>
    {useTranslate()('lists.empty')}
  </Box>
);

const HOVERED = 'linear-gradient(rgba(0, 0, 0, 0.04), rgba(0, 0, 0, 0.04))';

const table = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '& .RaDataTable-tableWrapper': { maxHeight: 'min(80vh, var(--table-room, 80vh))', overflow: 'auto' },
  '& .RaDataTable-headerCell': { fontWeight: 600, lineHeight: 1.35, verticalAlign: 'bottom', px: 1 },
  // as wide as the columns that stay in sight
  '& th .MuiTableSortLabel-root': { scrollMarginInline: { xs: '0 9rem', md: '13rem 9rem' } },
  '& .RaDataTable-rowCell': { px: 1, verticalAlign: 'top' },
  // A wide table is scrolled sideways: the first column goes on saying whose row it is, where there is room.
  '& .row-name': {
    position: { md: 'sticky' },
    left: 0,
    bgcolor: 'background.paper',
    boxShadow: (theme: Theme) => `inset -1px 0 ${theme.palette.divider}`,
  },
  '& td.row-name': { zIndex: 1 },
  '& th.row-name': { zIndex: 3 },
  // Actions stay in sight too.
  '& .row-actions': {
    position: 'sticky',
    right: 0,
    bgcolor: 'background.paper',
    // a border would scroll away under what is sticky
    boxShadow: (theme: Theme) => `inset 1px 0 ${theme.palette.divider}`,
    whiteSpace: 'nowrap',
  },
  // Both visibly lie above: an amount that they half cover must not look like a smaller one.
  '& .row-name::after, & .row-actions::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    pointerEvents: 'none',
  },
  '& .row-name::after': {
    display: { xs: 'none', md: 'block' },
    left: '100%',
    width: '0.5rem',
    background: 'linear-gradient(to right, rgba(0, 0, 0, 0.12), transparent)',
  },
  '& .row-actions::before': {
    right: '100%',
    width: '0.75rem',
    background: 'linear-gradient(to left, rgba(0, 0, 0, 0.16), transparent)',
  },
  '& td.row-actions': { zIndex: 1, py: 0.25 },
  '& tr:hover > :is(td.row-name, td.row-actions)': { backgroundImage: HOVERED },
  '& th.row-actions': { zIndex: 3 },
};
