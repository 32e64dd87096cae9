import { ResourceContextProvider, useTranslate } from 'react-admin';
import { changeActions } from '../../../domain/history';
import { formatCount } from '../../../domain/digits';
import { ClampedText } from '../../fields/cells';
import { useLanguage } from '../../i18n/useLanguage';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { DayFilter } from '../../list/filters/DayFilter';
import { ReferenceFilter, SelectFilter } from '../../list/filters/SelectFilter';
import { RegisterTable } from '../../list/table/RegisterTable';
import type { TableColumn } from '../../list/table/tableColumns';
import { ExportButton } from '../../spreadsheet/ExportButton';
import { viaName, type Change } from '../change';
import { changedFields } from '../changedFields';
import { ChangedFields } from '../ChangedFields';
import { keptRegisterNames } from '../registerFields';
import { atColumn, byColumn, RegisterName } from '../columns';
import { ActivityNav } from './ActivityNav';
import { changedColumns } from './changedColumns';
import { PersonFilter, RegisterFilter } from './filters';
import { RecordLink } from './RecordLink';

/** All changes of all registers, the newest first. */
export const ChangeList = () => (
  <ResourceContextProvider value="changes">
    <Changes />
  </ResourceContextProvider>
);

function Changes() {
  const translate = useTranslate();
  const title = translate('layout.activity');
  return (
    <RegisterList
      title={title}
      breadcrumb={[{ label: translate('layout.menuGroups.settings') }, { label: title }]}
      sort={NEWEST_FIRST}
      sorts={SORTS}
      actions={<ExportButton file="Changes" sheet="Changes" columns={columns} />}
      toolbar={
        <>
          <ActivityNav />
          <ListToolbar
            columns={columns}
            sorts={SORTS.map((value) => ({ value, label: translate(`history.sorts.${value}`) }))}
          >
            <PersonFilter source="by" label={translate('history.columns.by')} />
            <RegisterFilter source="register" label={translate('history.columns.register')} />
            <ReferenceFilter
              source="workPlaceId"
              reference="workplace"
              label={translate('history.filters.section')}
            />
            <SelectFilter
              source="action"
              label={translate('history.columns.action')}
              options={changeActions.map((value) => ({
                value,
                label: translate(`history.actions.${value}`),
              }))}
            />
            <DayFilter source="from" label={translate('history.filters.from')} />
            <DayFilter source="to" label={translate('history.filters.to')} />
          </ListToolbar>
        </>
      }
    >
      <RegisterTable<Change> columns={columns} rowNumbers="continuous" rowActions={NONE} />
    </RegisterList>
  );
}

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;
const SORTS = ['id', 'at'] as const;
const NONE: never[] = [];

const wordsOf = (values: readonly string[], key: (value: string) => string) =>
  Object.fromEntries(values.map((value) => [value, key(value)]));

const column = (source: keyof Change, more: Pick<TableColumn<Change>, 'render' | 'width' | 'sheet'>) => ({
  source,
  label: `history.columns.${source}`,
  sortable: false,
  ...more,
});

const columns: readonly TableColumn<Change>[] = [
  {
    ...column('title', { width: '10rem', render: (change) => <RecordLink change={change} /> }),
    isName: true,
  },
  atColumn,
  byColumn,
  column('register', {
    width: '11rem',
    sheet: { words: wordsOf(keptRegisterNames, (name) => `resources.${name}.name`) },
    render: ({ register }) => <RegisterName register={register} />,
  }),
  column('action', {
    width: '7rem',
    sheet: { words: wordsOf(changeActions, (name) => `history.actions.${name}`) },
    render: ({ action }) => <Word of="actions" name={action} />,
  }),
  column('became', {
    width: '24rem',
    sheet: { changed: changedColumns() },
    render: (change) => <Concerned change={change} />,
  }),
  column('via', { width: '8rem', render: ({ via }) => <Word of="vias" name={viaName(via)} /> }),
  column('reason', { width: '10rem', render: ({ reason }) => <ClampedText text={reason} /> }),
];

function Word({ of, name }: { of: 'actions' | 'vias'; name: string }) {
  return <>{useTranslate()(`history.${of}.${name}`, { _: name })}</>;
}

/** The fields from old to new; of a new or deleted record how many it holds. */
function Concerned({ change }: { change: Change }) {
  const translate = useTranslate();
  const language = useLanguage();
  const fields = changedFields(change);
  if (change.was && change.became)
    return <ChangedFields register={change.register} fields={fields} isWhole={false} inTable />;
  return <>{translate('history.fields', { count: formatCount(fields.length, language) })}</>;
}
