import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Filter } from '../../list/filters/filter';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { RegisterTable } from '../../list/table/RegisterTable';
import type { ActionColumn, TableColumn } from '../../list/table/tableColumns';
import { ViewLinks } from '../../page/ViewLinks';
import { ExportButton } from '../../spreadsheet/ExportButton';

interface Props<R> {
  resource: 'changes' | 'events' | 'proposals';
  columns: readonly TableColumn<R>[];
  /** The name of the exported file; without it there is no export. */
  file?: string;
  rowActions?: readonly ActionColumn[];
  filters: readonly Filter[];
}

/** One of the lists on the Activity page, the newest first. */
export const ActivityList = <R extends { id: number }>({ resource, ...list }: Props<R>) => (
  <ResourceContextProvider value={resource}>
    <Listed resource={resource} {...list} />
  </ResourceContextProvider>
);

function Listed<R extends { id: number }>({ resource, columns, file, rowActions, filters }: Props<R>) {
  const translate = useTranslate();
  const activity = translate('layout.activity');
  const isFirst = resource === 'changes';
  const title = isFirst ? activity : translate(`history.activity.${resource}`);
  const sorts = [
    { value: NEWEST_FIRST.field, label: translate('history.sorts.id') },
    ...columns
      .filter(({ sortable }) => sortable)
      .map(({ source, label }) => ({ value: source, label: translate(label) })),
  ];
  return (
    <RegisterList
      title={title}
      breadcrumb={[
        { label: translate('layout.menuGroups.settings') },
        ...(isFirst ? [] : [{ label: activity, to: '/activity' }]),
        { label: title },
      ]}
      sort={NEWEST_FIRST}
      sorts={sorts.map(({ value }) => value)}
      actions={file && <ExportButton file={file} sheet={file} columns={columns} />}
      toolbar={
        <>
          <ActivityNav />
          <ListToolbar columns={columns} sorts={sorts} filters={filters} />
        </>
      }
    >
      <RegisterTable<R> columns={columns} rowNumbers="continuous" rowActions={rowActions ?? NONE} />
    </RegisterList>
  );
}

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;
const NONE: never[] = [];

const lists = [
  { to: '/activity', name: 'changes' },
  { to: '/activity/events', name: 'events' },
  { to: '/activity/proposals', name: 'proposals' },
] as const;

/** Links between the lists of the Activity page. */
function ActivityNav() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const views = lists.map(({ to, name }) => ({
    name: translate(`history.activity.${name}`),
    to,
    isHere: to === pathname,
  }));
  return <ViewLinks label={translate('layout.activity')} views={views} />;
}
