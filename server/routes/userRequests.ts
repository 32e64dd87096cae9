import { z } from 'zod';
import { bool } from '../../domain/fields';
import { newUserFields, userFields } from '../../domain/users';
import { checked, idText, recordBody, searchText, type Checker } from '../checking';
import { pageQuery } from '../paging';
import { id, listAnswer, recordAnswer } from '../responses';
import type { UserQuery } from '../store/userPages';
import type { UserValues } from '../store/userWrites';

/** What may be asked of the users, and what a user looks like. */
export const usersQuery = z.object({
  pageNo: pageQuery.page,
  pageSize: pageQuery.size,
  searchKey: searchText,
});

export const listQuery = ({ pageNo, pageSize, searchKey }: z.infer<typeof usersQuery>): UserQuery => ({
  page: pageNo,
  size: pageSize,
  searchKey,
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

/** The contract names the user in the body, not in the path. */
export const userBody: Checker<SentUser> = {
  parse: (body) => ({ ...idOfBody.parse(body), ...changed.parse(body) }),
  jsonSchema: {
    ...changed.jsonSchema,
    properties: { id, ...(changed.jsonSchema.properties as object) },
    required: ['id', ...(changed.jsonSchema.required as string[])],
  },
};

const text = { type: 'string' };

export const rolesAnswer = listAnswer({ type: 'object', properties: { id, role: text } });

export const record = recordAnswer(newUserFields, {
  userId: id,
  isEnabled: { type: 'boolean' },
  roles: rolesAnswer,
  workPlaces: listAnswer({ type: 'object', properties: { id, name: text } }),
});
