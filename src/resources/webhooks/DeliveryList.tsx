import Link from '@mui/material/Link';
import { useEffect } from 'react';
import {
  ResourceContextProvider,
  useDataProvider,
  useListContext,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import {
  deliveryStates,
  WEBHOOK_TEST,
  webhookEvents,
  type DeliveryFault,
  type WebhookEvent,
} from '../../../domain/webhooks';
import type { CasebookDataProvider } from '../../dataProvider';
import { ClampedText, NumberText } from '../../fields/cells';
import { choices, type Filter } from '../../list/filters/filter';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { RowButton } from '../../list/rowActions/RowActions';
import { columnsOf } from '../../list/table/columnsOf';
import { RegisterTable } from '../../list/table/RegisterTable';
import type { TableColumn } from '../../list/table/tableColumns';
import { useErrorDialog } from '../../page/ErrorDialog';
import { WebhookViews } from './WebhookList';

const words = 'resources.webhook-deliveries';

interface Delivery {
  id: number;
  webhook: string;
  kind: WebhookEvent | typeof WEBHOOK_TEST;
  body: { file: string | null; link: string | null };
  state: (typeof deliveryStates)[number];
  attempts: number;
  createdAt: string;
  triedAt: string | null;
  nextAt: string | null;
  fault: DeliveryFault | null;
  status: number | null;
}

/** What was sent to webhooks in the last 30 days, the newest first. */
export const DeliveryList = () => (
  <ResourceContextProvider value="webhook-deliveries">
    <Listed />
  </ResourceContextProvider>
);

function Listed() {
  const translate = useTranslate();
  const title = translate(`${words}.title`);
  return (
    <RegisterList
      title={title}
      breadcrumb={[
        { label: translate('layout.menuGroups.settings') },
        { label: translate('layout.webhooks'), to: '/webhooks' },
        { label: translate(`${words}.name`) },
      ]}
      sort={NEWEST}
      sorts={columns.filter(({ sortable }) => sortable).map(({ source }) => source)}
      toolbar={
        <>
          <WebhookViews />
          <ListToolbar columns={columns} filters={deliveryFilters} />
          <Following />
        </>
      }
    >
      <RegisterTable<Delivery> columns={columns} rowNumbers="continuous" rowActions={ROW_ACTIONS} />
    </RegisterList>
  );
}

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** The milliseconds between two looks at the list while something is being sent. */
const SOON = 2000;

/** The longest that an attempt takes, in milliseconds. */
const LONGEST = 15_000;

/** While an attempt is made, the next one is planned already. */
const isBeingSent = ({ state, nextAt, triedAt }: Delivery) =>
  state === 'WAITING' &&
  (Date.parse(nextAt ?? '') < Date.now() + SOON || Date.parse(triedAt ?? '') > Date.now() - LONGEST);

/** Follows what is being sent. */
function Following() {
  const { data, refetch } = useListContext<Delivery>();
  useEffect(() => {
    const timer = setInterval(() => data?.some(isBeingSent) && void refetch(), SOON);
    return () => clearInterval(timer);
  }, [data, refetch]);
  return null;
}

const label = (source: string) => `${words}.fields.${source}`;

const nameOfKind = (kind: string) =>
  kind === WEBHOOK_TEST ? `${words}.test` : `resources.webhooks.choices.events.${kind}`;

export const deliveryFilters: readonly Filter[] = [
  {
    source: 'webhookId',
    label: label('webhook'),
    isCommon: true,
    list: { resource: 'webhooks', nameOf: ({ name }) => String(name) },
  },
  {
    source: 'state',
    label: label('state'),
    isCommon: true,
    options: choices(deliveryStates, (state) => `${words}.choices.state.${state}`),
  },
  { source: 'kind', label: label('kind'), options: choices([...webhookEvents, WEBHOOK_TEST], nameOfKind) },
];

const { column, choice, instant } = columnsOf<Delivery>('webhook-deliveries');

const columns: readonly TableColumn<Delivery>[] = [
  column('kind', {
    isName: true,
    width: '11rem',
    render: ({ kind }) => <Kind kind={kind} />,
  }),
  choice('state', deliveryStates, '7.5rem'),
  column('fault', { width: '11rem', render: (delivery) => <Answer {...delivery} /> }),
  column('webhook', {
    sortable: false,
    width: '9rem',
    render: ({ webhook }) => <ClampedText text={webhook} />,
  }),
  column('body.file', {
    label: label('file'),
    sortable: false,
    width: '9rem',
    render: ({ body: { file, link } }) =>
      file && link ? (
        <Link component={RouterLink} to={link}>
          {file}
        </Link>
      ) : null,
  }),
  column('attempts', { numeric: true, render: ({ attempts }) => <NumberText number={attempts} /> }),
  instant('createdAt'),
  instant('triedAt'),
  instant('nextAt'),
];

const Kind = ({ kind }: Pick<Delivery, 'kind'>) => <ClampedText text={useTranslate()(nameOfKind(kind))} />;

/** What came of the last attempt. */
function Answer({ fault, status }: Pick<Delivery, 'fault' | 'status'>) {
  const translate = useTranslate();
  if (!fault) return status && translate(`${words}.accepted`, { status });
  return <ClampedText text={translate(`${words}.choices.fault.${fault}`, { status: status ?? '' })} />;
}

function Again() {
  const { id, kind } = useRecordContext<Delivery>()!;
  const translate = useTranslate();
  const { call } = useDataProvider<CasebookDataProvider>();
  const refresh = useRefresh();
  const showError = useErrorDialog();
  const send = () =>
    call(`/api/casebook/webhook-deliveries/${id}/again`, { method: 'POST' }).then(refresh, (error: Error) =>
      showError({ title: 'forms.failed', text: error.message }),
    );
  return <RowButton action="again" rowName={translate(nameOfKind(kind))} onClick={() => void send()} />;
}

const ROW_ACTIONS = [{ heading: 'lists.again', buttons: <Again /> }];
