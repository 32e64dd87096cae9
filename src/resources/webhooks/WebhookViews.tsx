import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ViewLinks } from '../../page/ViewLinks';

const DELIVERIES = '/webhooks/deliveries';

/** The URL of what was sent to a webhook. */
export const deliveriesOf = (id: number | string) => ({
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
