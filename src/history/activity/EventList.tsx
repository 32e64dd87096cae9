import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ClampedText } from '../../fields/cells';
import { eventKinds } from '../../../domain/history';
import { formatCount } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';
import { choices, type Filter } from '../../list/filters/filter';
import type { TableColumn } from '../../list/table/tableColumns';
import type { KeptEvent } from '../../dataProvider/history';
import { atColumn, byColumn, PersonName } from '../columns';
import { ActivityList } from './ActivityList';
import { dayFilters, people, personFilter } from './filters';

/** Sign-ins, exports, prints and the like, the newest first. */
export const EventList = () => (
  <ActivityList resource="events" columns={columns} file="Events" filters={filters} />
);

const filters: readonly Filter[] = [
  personFilter,
  {
    source: 'kind',
    label: 'history.columns.kind',
    isCommon: true,
    options: choices(eventKinds, (kind) => `history.events.${kind}`),
  },
  // a filter of its own, because a refused sign-in concerns an account but has no acting user
  { source: 'about', label: 'history.columns.about', list: people },
  ...dayFilters,
];

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
function Details({ event: { kind, details, file: fileNumber } }: { event: KeptEvent }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!details) return null;
  const {
    resource,
    rows,
    query,
    caseFilingId,
    device,
    file,
    fileName,
    reason,
    factor,
    count,
    addresses,
    token,
    webhook,
    to,
  } = details;
  if (kind === 'EXPORT') {
    return (
      <ClampedText
        text={[
          translate('history.exported', {
            name: translate(`resources.${String(resource)}.name`, { _: String(resource) }),
            rows: formatCount(Number(rows), language),
          }),
          ...(typeof token === 'string' ? [translate('history.vias.token', { token })] : []),
          ...filtersOf(query).map(
            ([name, value]) =>
              `${translate(`resources.${String(resource)}.fields.${name}`, { _: name })}: ${value}`,
          ),
        ].join(' · ')}
      />
    );
  }
  if (caseFilingId !== undefined)
    return (
      <>
        <Link component={RouterLink} to={`/files/${Number(caseFilingId)}`}>
          {fileNumber ?? translate('history.numbered', { id: Number(caseFilingId) })}
        </Link>
        {Number(count) > 1 && ` +${formatCount(Number(count) - 1, language)}`}
      </>
    );
  const texts = [
    device ?? file ?? fileName ?? token ?? webhook, // the device of a sign-in, the file of a backup or of an import
    to,
    typeof factor === 'string' && translate(`history.factors.${factor}`, { _: '' }),
    typeof reason === 'string' &&
      translate(`history.refusals.${reason}`, {
        _: '',
        count: formatCount(Number(count), language),
        addresses: formatCount(Number(addresses), language),
      }),
  ].filter((text) => typeof text === 'string' && text);
  return texts.length ? <ClampedText text={texts.join(' · ')} /> : null;
}

/** The parameters of a query that choose the page and the order of a list, not its rows. */
const PAGING = new Set(['page', 'size', 'sortBy', 'ascOrDesc', 'range', 'sort', 'format']);

/** The filters of a query by name; the query may be in either dialect of the server. */
function filtersOf(query: unknown): [string, string][] {
  const { filter, ...parameters } = (query ?? {}) as Record<string, string>;
  const values = { ...parameters, ...parsed(filter) };
  return Object.entries(values).flatMap(([name, value]) =>
    PAGING.has(name) || value === ''
      ? []
      : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
  );
}

function parsed(filter: string | undefined): Record<string, unknown> {
  try {
    return JSON.parse(filter ?? '{}') as Record<string, unknown>;
  } catch {
    return { filter };
  }
}
