import { z } from 'zod';
import { alertChoices } from '../../../domain/alerts';
import { SHORTEST_PASSWORD, signInWays, userFields } from '../../../domain/users';
import { checked, recordBody } from '../../platform/http/checking';
import { id, integer, textOrNull } from '../../platform/http/responses';
import { rolesAnswer, sessionOfUser } from './userRequests';

const { fullName, email, phone, signInBy } = userFields;

const LONGEST_PASSWORD = 1000;

const present = z
  .string({ error: 'notText' })
  .max(LONGEST_PASSWORD, { error: 'tooLong' })
  .nullish()
  .transform((given) => given ?? '');

const ownRecord = recordBody({ fullName, email, phone, signInBy }, 'edit');
const proof = checked(z.object({ present }));

/** The editable fields of one's own account, and the present password, required for a new mail or phone number. */
export const ownBody = {
  parse: (body: unknown) => ({ ...ownRecord.parse(body), ...proof.parse(body) }),
  jsonSchema: {
    ...ownRecord.jsonSchema,
    properties: {
      ...(ownRecord.jsonSchema.properties as object),
      ...(proof.jsonSchema.properties as object),
    },
  },
};

const sentPassword = z.object({
  present,
  new: z
    .string({ error: 'secretRequired' })
    .min(SHORTEST_PASSWORD, { error: 'passwordTooShort' })
    .max(LONGEST_PASSWORD, { error: 'tooLong' }),
});

export const passwordBody = checked(sentPassword);

export const sessionParams = checked(z.object({ id: z.uuid({ error: 'notFound' }) }));

export const account = {
  type: 'object',
  properties: {
    userId: id,
    fullName: textOrNull,
    userName: textOrNull,
    email: textOrNull,
    phone: textOrNull,
    signInBy: { enum: signInWays },
    hasPassword: { type: 'boolean' },
    roles: rolesAnswer,
    version: integer,
  },
};

export const session = {
  type: 'object',
  properties: { ...sessionOfUser.properties, current: { type: 'boolean' } },
};

const onOrOff = Object.fromEntries(
  alertChoices.map((choice) => [choice, z.boolean({ error: 'notYesOrNo' }).optional()]),
);

export const alertsBody = checked(z.object(onOrOff));

export const alertsAnswer = {
  type: 'object',
  properties: Object.fromEntries(alertChoices.map((choice) => [choice, { type: 'boolean' }])),
};
