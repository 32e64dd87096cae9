import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ClampedText } from '../../fields/cells';
import { eventKinds } from '../../../domain/history';
import { formatCount } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';
import type { TableColumn } from '../../list/table/tableColumns';
import type { KeptEvent } from '../../dataProvider/history';
import { atColumn, byColumn, PersonName } from '../columns';
import { ActivityList } from './ActivityList';
import { Exported } from './Exported';
import { eventFilters } from './filters';

/** Sign-ins, exports, prints and the like, the newest first. */
export const EventList = () => (
  <ActivityList resource="events" columns={columns} file="Events" filters={eventFilters} />
);

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
  const { caseFilingId, device, file, fileName, reason, factor, count, addresses, token, webhook, to } =
    details;
  if (kind === 'EXPORT') return <Exported details={details} />;
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
