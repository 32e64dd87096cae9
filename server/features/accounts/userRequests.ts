import { z } from 'zod';
import { bool } from '../../../domain/fields';
import { roles } from '../../../domain/roles';
import { newUserFields, userFields } from '../../../domain/users';
import { readBool } from '../../../domain/yesNo';
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
import type { ListQuery } from '../../platform/lists/listedRegister';
import type { UserFilters } from './userPages';
import type { UserValues } from './userWrites';

/** Query parameters of the list of users. */
export const usersQuery = z.object({
  pageNo: pageQuery.page,
  pageSize: pageQuery.size,
  searchKey: searchText,
});

/** Our own list also filters by role and state. */
export const narrowedUsersQuery = usersQuery.extend({
  role: z.preprocess((role) => role || null, z.enum(roles, { error: 'notAChoice' }).nullable()),
  isEnabled: z.preprocess((state) => readBool(state || null), z.boolean({ error: 'notYesOrNo' }).nullable()),
});

type SentQuery = z.infer<typeof usersQuery> & Partial<z.infer<typeof narrowedUsersQuery>>;

export const listQuery = (query: SentQuery): ListQuery<UserFilters> => ({
  page: query.pageNo,
  size: query.pageSize,
  search: query.searchKey,
  filters: { role: query.role ?? null, isEnabled: query.isEnabled ?? null },
});

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
