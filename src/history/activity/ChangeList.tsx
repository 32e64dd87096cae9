import { useTranslate } from 'react-admin';
import { changeActions } from '../../../domain/history';
import { formatCount } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';
import { choices, type Filter } from '../../list/filters/filter';
import type { TableColumn } from '../../list/table/tableColumns';
import { viaName, viaParams, type Change } from '../../dataProvider/history';
import { changedFields, keptRegisterNames } from '../historyFields';
import { ChangedFields } from '../ChangedFields';
import { atColumn, byColumn, changedColumns, reasonColumn, RegisterName } from '../columns';
import { ActivityList } from './ActivityList';
import { dayFilters, importFilter, personFilter, registerFilter } from './filters';
import { RecordLink } from './RecordLink';

/** All changes of all registers, the newest first. */
export const ChangeList = () => (
  <ActivityList resource="changes" columns={columns} file="Changes" filters={changeFilters} />
);

export const changeFilters: readonly Filter[] = [
  personFilter,
  registerFilter,
  {
    source: 'workPlaceId',
    label: 'history.filters.section',
    reference: 'workplace',
  },
  {
    source: 'action',
    label: 'history.columns.action',
    options: choices(changeActions, (action) => `history.actions.${action}`),
  },
  importFilter,
  ...dayFilters,
];

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
    ...column('title', {
      width: '10rem',
      sheet: { recordName: true },
      render: (change) => <RecordLink change={change} />,
    }),
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
    render: ({ action }) => <Action name={action} />,
  }),
  column('became', {
    width: '24rem',
    sheet: { changed: changedColumns() },
    render: (change) => <Concerned change={change} />,
  }),
  column('via', { width: '8rem', render: ({ via }) => <Via via={via} /> }),
  { ...reasonColumn, sortable: false, width: '10rem' },
];

const Action = ({ name }: { name: string }) => useTranslate()(`history.actions.${name}`, { _: name });

const Via = ({ via }: Pick<Change, 'via'>) => useTranslate()(`history.vias.${viaName(via)}`, viaParams(via));

/** The changed fields with their old and new values; for a new or deleted record the number of its fields. */
function Concerned({ change }: { change: Change }) {
  const translate = useTranslate();
  const language = useLanguage();
  const fields = changedFields(change);
  if (change.was && change.became)
    return <ChangedFields register={change.register} fields={fields} isWhole={false} inTable />;
  return <>{translate('history.fields', { count: formatCount(fields.length, language) })}</>;
}
