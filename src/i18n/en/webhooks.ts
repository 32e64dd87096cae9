import type { DeliveryFault, deliveryStates, webhookFields, webhookSubjects } from '../../../domain/webhooks';

const happenings = (subject: string) => ({
  created: `${subject} added`,
  changed: `${subject} changed`,
  deleted: `${subject} deleted`,
});

/** The texts of `resources.webhooks`. */
export const webhooks = {
  name: 'Webhooks',
  one: 'Webhook',
  create: 'New webhook',
  created: 'Webhook created',
  edit: 'Edit webhook',
  edited: 'Webhook saved',
  empty:
    'With a webhook this register tells another program at once that something has changed. Give each program a webhook of its own.',
  deleteQuestion:
    'Do you really want to delete this webhook and its deliveries? The program is told nothing from now on.',
  deleted: 'Webhook deleted',
  fields: {
    name: 'Name',
    url: 'Address',
    events: 'Tells of',
    active: 'Switched on',
    allowPrivate: 'May lead into the private network',
    lastState: 'Last delivery',
    createdAt: 'Created',
  } satisfies Record<keyof typeof webhookFields | 'lastState' | 'createdAt', string>,
  choices: {
    events: {
      filing: happenings('Case filing'),
      'court-case': happenings('Court case'),
      hearing: happenings('Hearing'),
      limit: happenings('Time limit'),
      money: happenings('Money'),
      paper: happenings('Paper'),
      note: happenings('Note'),
      party: happenings('Company/agent'),
    } satisfies Record<(typeof webhookSubjects)[number], object>,
  },
  secret: {
    done: 'The secret of the webhook %{name}',
    tell: 'Enter it in the program that is told. With it the program sees that a message comes from this register.',
    afterwards:
      'It is not shown again. If it is lost or seen by others, delete the webhook and create another.',
    copy: 'Copy',
    copied: 'Copied',
  },
};

/** The texts of `resources.webhook-deliveries`. */
export const deliveries = {
  name: 'Deliveries',
  title: 'Deliveries of webhooks',
  empty: 'Nothing has been sent in the last 30 days.',
  test: 'Test',
  fields: {
    kind: 'Tells of',
    webhook: 'Webhook',
    file: 'File',
    state: 'State',
    attempts: 'Attempts',
    fault: 'Answer',
    createdAt: 'Happened',
    triedAt: 'Last attempt',
    nextAt: 'Next attempt',
  },
  choices: {
    state: { WAITING: 'Waiting', DELIVERED: 'Delivered', GIVEN_UP: 'Given up' } satisfies Record<
      (typeof deliveryStates)[number],
      string
    >,
    fault: {
      STATUS: 'Refused: %{status}',
      TIMEOUT: 'No answer within 10 seconds',
      UNKNOWN_HOST: 'There is no such address',
      PRIVATE_ADDRESS: 'The address lies within a private network',
      CERTIFICATE: 'The certificate is not valid',
      NO_ANSWER: 'Nobody answers there',
    } satisfies Record<DeliveryFault, string>,
  },
  accepted: 'Accepted: %{status}',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { resources: { webhooks, 'webhook-deliveries': deliveries } };
