import { useRecordContext, useTranslate } from 'react-admin';
import { ClampedText } from '../../fields/cells';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { RegisterTable } from '../../list/table/RegisterTable';
import type { TableColumn } from '../../list/table/tableColumns';
import { DayFilter } from '../../list/filters/DayFilter';
import { ExportButton } from '../../spreadsheet/ExportButton';
import { PersonFilter, RegisterFilter } from '../activity/filters';
import type { Deletion } from '../../dataProvider/history';
import { atColumn, byColumn, RegisterName } from '../columns';
import { useTitleOf } from '../useTitleOf';
import { DeletedRecordButton } from './DeletedRecordButton';
import { RestoreDeletedButton } from './RestoreDeletedButton';

/** Deleted records that can be restored, the newest first. Nothing expires from the bin. */
export function Bin() {
  const translate = useTranslate();
  const title = translate('layout.bin');
  return (
    <RegisterList
      title={title}
      breadcrumb={[{ label: translate('layout.menuGroups.settings') }, { label: title }]}
      sort={NEWEST_FIRST}
      sorts={SORTS}
      actions={<ExportButton file="Bin" sheet="Bin" columns={columns} />}
      toolbar={
        <ListToolbar columns={columns}>
          <RegisterFilter source="register" label={translate('history.columns.register')} />
          <PersonFilter source="by" label={translate('history.columns.by')} />
          <DayFilter source="from" label={translate('history.filters.from')} />
          <DayFilter source="to" label={translate('history.filters.to')} />
        </ListToolbar>
      }
    >
      <RegisterTable<Deletion> columns={columns} rowNumbers="continuous" rowActions={ROW_ACTIONS} />
    </RegisterList>
  );
}

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;

const columns: readonly TableColumn<Deletion>[] = [
  {
    source: 'title',
    label: 'history.columns.title',
    sortable: true,
    width: '12rem',
    render: (deletion) => <Title deletion={deletion} />,
  },
  {
    source: 'register',
    label: 'history.columns.register',
    sortable: true,
    width: '12rem',
    render: ({ register }) => <RegisterName register={register} />,
  },
  { ...atColumn, label: 'history.columns.deletedAt' },
  { ...byColumn, label: 'history.columns.deletedBy', sortable: true },
  {
    source: 'reason',
    label: 'history.columns.reason',
    sortable: true,
    width: '13rem',
    render: ({ reason }) => <ClampedText text={reason} />,
  },
];

const SORTS = ['id', ...columns.filter(({ sortable }) => sortable).map(({ source }) => source)];

function Title({ deletion }: { deletion: Deletion }) {
  return <ClampedText text={useTitleOf()(deletion)} />;
}

function useDeletion(): Deletion | undefined {
  return useRecordContext<Deletion>();
}

function Look() {
  const deletion = useDeletion();
  return deletion && <DeletedRecordButton deletion={deletion} />;
}

function Restore() {
  const deletion = useDeletion();
  return deletion && <RestoreDeletedButton deletion={deletion} />;
}

const ROW_ACTIONS = [
  { heading: 'lists.details', buttons: <Look /> },
  { heading: 'lists.restore', buttons: <Restore /> },
];
