import { z } from 'zod';
import { bool } from '../../../domain/fields';
import { newUserFields, userFields } from '../../../domain/users';
import { checked, idText, recordBody, searchText, type Checker } from '../../platform/http/checking';
import { pageQuery } from '../../platform/http/paging';
import {
  id,
  instant,
  instantOrNull,
  listAnswer,
  recordAnswer,
  text,
  textOrNull,
} from '../../platform/http/responses';
import type { UserValues } from './userWrites';

/** Query parameters of the list of users, besides its filters. */
export const usersQuery = { pageNo: pageQuery.page, pageSize: pageQuery.size, searchKey: searchText };

export const newUserBody = recordBody(newUserFields, 'create');

export interface SentUser {
  id: number;
  values: UserValues;
  version: number | null;
}

const changed = recordBody({ ...userFields, isEnabled: bool() }, 'edit');

const idOfBody = checked(
  z.object({ id: z.preprocess((sent) => (typeof sent === 'number' ? String(sent) : sent), idText) }),
);

/** The contract sends the user's id in the body, not in the path. */
export const userBody: Checker<SentUser> = {
  parse: (body) => ({ ...idOfBody.parse(body), ...changed.parse(body) }),
  jsonSchema: {
    ...changed.jsonSchema,
    properties: { id, ...(changed.jsonSchema.properties as object) },
    required: ['id', ...(changed.jsonSchema.required as string[])],
  },
};

export const rolesAnswer = listAnswer({ type: 'object', properties: { id, role: text } });

export const sessionOfUser = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    startedAt: instant,
    lastSeenAt: { ...instant, description: 'when its tokens were last renewed' },
    device: { ...textOrNull, description: 'browser and system' },
  },
};

export const record = recordAnswer(newUserFields, {
  userId: id,
  isEnabled: { type: 'boolean' },
  roles: rolesAnswer,
  workPlaces: listAnswer({
    type: 'object',
    properties: { id, name: text, nameBn: textOrNull },
  }),
  lastSignInAt: { ...instantOrNull, description: 'of our own server only' },
});

export const wayInAnswer = {
  type: 'object',
  properties: {
    code: { type: 'string', description: 'twelve digits, shown this once' },
    validUntil: instant,
  },
};
