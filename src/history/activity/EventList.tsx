import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOf } from '../../addresses';
import { ClampedText } from '../../fields/cells';
import { eventKinds } from '../../../domain/history';
import { formatCount } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';
import { DayFilter } from '../../list/filters/DayFilter';
import { SelectFilter } from '../../list/filters/SelectFilter';
import type { TableColumn } from '../../list/table/tableColumns';
import type { KeptEvent } from '../change';
import { atColumn, byColumn, PersonName } from '../columns';
import { ActivityList } from './ActivityList';
import { PersonFilter } from './filters';

/** Sign-ins, exports, prints and the like, the newest first. */
export function EventList() {
  const translate = useTranslate();
  return (
    <ActivityList resource="events" columns={columns} sorts={SORTS} file="Events">
      <PersonFilter source="by" label={translate('history.columns.by')} />
      <SelectFilter
        source="kind"
        label={translate('history.columns.kind')}
        options={eventKinds.map((value) => ({ value, label: translate(`history.events.${value}`) }))}
      />
      <DayFilter source="from" label={translate('history.filters.from')} />
      <DayFilter source="to" label={translate('history.filters.to')} />
    </ActivityList>
  );
}

const SORTS = ['at'] as const;

const columns: readonly TableColumn<KeptEvent>[] = [
  {
    source: 'kind',
    label: 'history.columns.kind',
    sortable: false,
    isName: true,
    width: '10rem',
    sheet: { words: Object.fromEntries(eventKinds.map((kind) => [kind, `history.events.${kind}`])) },
    render: ({ kind }) => <KindName kind={kind} />,
  },
  atColumn,
  // some events, such as a failed sign-in, have no signed-in user
  { ...byColumn, render: ({ by }) => by && <PersonName person={by} /> },
  {
    source: 'about.fullName',
    label: 'history.columns.about',
    sortable: false,
    width: '11rem',
    sheet: { also: 'about.userName' },
    render: ({ about }) => about && <PersonName person={about} />,
  },
  {
    source: 'details',
    label: 'history.columns.details',
    sortable: false,
    width: '16rem',
    sheet: { json: true },
    render: (event) => <Details event={event} />,
  },
];

const KindName = ({ kind }: { kind: string }) => (
  <ClampedText text={useTranslate()(`history.events.${kind}`, { _: kind })} />
);

/** Details of an event: the list that was exported, the file that was printed or read, the browser. */
function Details({ event: { kind, details } }: { event: KeptEvent }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!details) return null;
  const { resource, rows, caseFilingId, device, file, fileName } = details;
  if (kind === 'EXPORT') {
    return (
      <ClampedText
        text={translate('history.exported', {
          name: translate(`resources.${String(resource)}.name`, { _: String(resource) }),
          rows: formatCount(Number(rows), language),
        })}
      />
    );
  }
  if (kind === 'PRINT')
    return (
      <Link to={addressOf(`/case-fillings/${String(caseFilingId)}/show`)}>
        {translate('history.numbered', { id: Number(caseFilingId) })}
      </Link>
    );
  // of a sign-in, a backup, an import
  const text = device ?? file ?? fileName;
  return typeof text === 'string' ? <ClampedText text={text} /> : null;
}
