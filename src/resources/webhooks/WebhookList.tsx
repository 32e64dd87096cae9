import { useDataProvider, useDelete, useRecordContext, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { type deliveryStates, webhookFields } from '../../../domain/webhooks';
import type { CasebookDataProvider } from '../../dataProvider';
import type { StoredRecord } from '../../dataProvider/records';
import { ClampedText } from '../../fields/cells';
import { choices, type Filter } from '../../list/filters/filter';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { ConfirmedRowAction, type AskedChange } from '../../list/rowActions/ConfirmedRowAction';
import { RowButton, RowLink } from '../../list/rowActions/RowActions';
import { RowChange } from '../../list/rowActions/RowChange';
import { columnsOf, Word } from '../../list/table/columnsOf';
import { RegisterTable } from '../../list/table/RegisterTable';
import { fieldColumn, type TableColumn } from '../../list/table/tableColumns';
import { useErrorDialog } from '../../page/ErrorDialog';
import { ViewLinks } from '../../page/ViewLinks';

const words = 'resources.webhooks';

interface Webhook extends StoredRecord {
  name: string;
  url: string;
  active: boolean;
  lastState: (typeof deliveryStates)[number] | null;
  createdAt: string;
}

/** The webhooks, the newest first. */
export function WebhookList() {
  const translate = useTranslate();
  const title = translate('layout.webhooks');
  return (
    <RegisterList
      title={title}
      breadcrumb={[{ label: translate('layout.menuGroups.settings') }, { label: title }]}
      add={translate(`${words}.create`)}
      sort={NEWEST}
      sorts={columns.filter(({ sortable }) => sortable).map(({ source }) => source)}
      toolbar={
        <>
          <WebhookViews />
          <ListToolbar columns={columns} filters={webhookFilters} />
        </>
      }
    >
      <RegisterTable<Webhook> columns={columns} rowActions={ROW_ACTIONS} />
    </RegisterList>
  );
}

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

const label = (source: string) => `${words}.fields.${source}`;

export const webhookFilters: readonly Filter[] = [
  {
    source: 'active',
    label: label('active'),
    isCommon: true,
    options: choices(['true', 'false'], (value) => (value === 'true' ? 'forms.yes' : 'forms.no')),
  },
];

const { column, instant } = columnsOf<Webhook>('webhooks');

const columns: readonly TableColumn<Webhook>[] = [
  column('name', { width: '11rem', render: ({ name }) => <ClampedText text={name} /> }),
  column('url', { width: '16rem', render: ({ url }) => <ClampedText text={url} /> }),
  { ...fieldColumn('webhooks', 'events', webhookFields.events), label: label('events'), width: '18rem' },
  { ...fieldColumn('webhooks', 'active', webhookFields.active), label: label('active'), sortable: true },
  column('lastState', {
    sortable: false,
    width: '9rem',
    render: ({ lastState }) =>
      lastState && <Word name={`resources.webhook-deliveries.choices.state.${lastState}`} />,
  }),
  instant('createdAt'),
];

const Edit = () => <RowLink action="edit" rowName={useWebhook().name} />;

/** Sends a test, and shows what becomes of it. */
function Test() {
  const { id, name } = useWebhook();
  const { call } = useDataProvider<CasebookDataProvider>();
  const navigate = useNavigate();
  const showError = useErrorDialog();
  const test = () =>
    call(`/api/casebook/webhooks/${id}/test`, { method: 'POST' }).then(
      () => void navigate(deliveriesOf(id)),
      (error: Error) => showError({ title: 'forms.failed', text: error.message }),
    );
  return <RowButton action="test" rowName={name} onClick={() => void test()} />;
}

const Delete = () => (
  <ConfirmedRowAction
    action="delete"
    rowName={useWebhook().name}
    question={`${words}.deleteQuestion`}
    done={`${words}.deleted`}
    final
    change={Deletion}
  />
);

function Deletion(asked: AskedChange) {
  const record = useWebhook();
  const [remove] = useDelete();
  const perform = () => remove('webhooks', { id: record.id, previousData: record }, AT_ONCE);
  return <RowChange {...asked} perform={perform} />;
}

const AT_ONCE = { mutationMode: 'pessimistic', returnPromise: true } as const;

const useWebhook = () => useRecordContext<Webhook>()!;

const ROW_ACTIONS = [
  { heading: 'lists.edit', buttons: <Edit /> },
  { heading: 'lists.test', buttons: <Test /> },
  { heading: 'lists.delete', buttons: <Delete /> },
];

const DELIVERIES = '/webhooks/deliveries';

/** The URL of what was sent to a webhook. */
const deliveriesOf = (id: number | string) => ({
  pathname: DELIVERIES,
  search: `?${new URLSearchParams({ filter: JSON.stringify({ webhookId: String(id) }) })}`,
});

/** Links between the webhooks and what was sent to them. */
export function WebhookViews() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const views = [
    { name: translate('layout.webhooks'), to: '/webhooks', isHere: pathname !== DELIVERIES },
    {
      name: translate('resources.webhook-deliveries.name'),
      to: DELIVERIES,
      isHere: pathname === DELIVERIES,
    },
  ];
  return <ViewLinks label={translate('layout.webhooks')} views={views} />;
}
