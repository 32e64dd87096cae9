import { agentKinds } from './agents';
import { bool, choices, text } from './fields';
import { caseTypes } from './followOnCases';

/** What webhooks tell of, by the registers of its records. */
const SUBJECTS = {
  filing: ['case-fillings'],
  'court-case': caseTypes.map(({ name }): string => name),
  hearing: ['hearings'],
  limit: ['limits'],
  money: ['money-entries', 'guarantees', 'stays', 'recovery-steps'],
  paper: ['papers'],
  note: ['notes'],
  party: ['companies', ...agentKinds.map(({ name }): string => name)],
} as const satisfies Record<string, readonly string[]>;

type Subject = keyof typeof SUBJECTS;
type Happening = 'created' | 'changed' | 'deleted';

/** A kind of event that a webhook can be told of: `hearing.created`. */
export type WebhookEvent = `${Subject}.${Happening}`;

export const webhookSubjects = Object.keys(SUBJECTS) as Subject[];

export const webhookEvents: readonly WebhookEvent[] = webhookSubjects.flatMap((subject) => [
  `${subject}.created` as const,
  `${subject}.changed` as const,
  `${subject}.deleted` as const,
]);

/** The kind of a test that an administrator asks for. */
export const WEBHOOK_TEST = 'test';

/** A change of the history, as far as the kind of its event depends on it. */
interface Change {
  register: string;
  action: string;
  /** Whether the record did not exist before. */
  isNew: boolean;
  /** Of what kind of case a proceeding is. */
  kind: string | null;
}

/** The event that webhooks are told of a change; null for those that are nobody's. */
export function webhookEventOf({ register, action, isNew, kind }: Change): WebhookEvent | null {
  // a proceeding comes and goes with its case; its own fields are edited as those of the case
  const own = register === 'proceedings' ? kind : register;
  const subject = webhookSubjects.find((each) =>
    (SUBJECTS[each] as readonly (string | null)[]).includes(own),
  );
  if (!subject || action === 'baseline') return null;
  const happening = action === 'delete' ? 'deleted' : isNew ? 'created' : 'changed';
  return register === 'proceedings' && happening !== 'changed' ? null : `${subject}.${happening}`;
}

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;

export const webhookFields = {
  name: text({ required: { create: 'nameRequired', edit: 'nameRequired' } }),
  url: text({ required, format: 'webAddress' }),
  events: choices(webhookEvents, { required }),
  active: bool(),
  /** Whether it may lead to an address within the office's network. */
  allowPrivate: bool(),
};

export const deliveryStates = ['WAITING', 'DELIVERED', 'GIVEN_UP'] as const;

/** Why an attempt failed. `STATUS`: the receiver answered, but not with 2xx. */
export const deliveryFaults = [
  'STATUS',
  'TIMEOUT',
  'UNKNOWN_HOST',
  'PRIVATE_ADDRESS',
  'CERTIFICATE',
  'NO_ANSWER',
] as const;

export type DeliveryFault = (typeof deliveryFaults)[number];

/** The pauses after failed attempts, in minutes; after the attempt that follows the last one a delivery is given up. */
export const deliveryPauses: readonly number[] = [1, 5, 30, 2 * 60, 6 * 60, 24 * 60];

/** For how many days the log of deliveries is kept. */
export const DELIVERY_DAYS = 30;

/** What every secret of a webhook begins with, so that programs that look for leaked secrets know one. */
export const WEBHOOK_SECRET_START = 'casebook_webhook_';
