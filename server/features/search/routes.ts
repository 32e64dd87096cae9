import { z } from 'zod';
import { HEARINGS, searchedKinds } from '../../../domain/searchEntries';
import type { SearchAnswer } from '../../../domain/searchHits';
import { readBool } from '../../../domain/yesNo';
import type { Db } from '../../platform/database/schema';
import { access } from '../../platform/http/access';
import { checked, idText, searchText, type App } from '../../platform/http/checking';
import { hitsOf } from './hits';
import { search } from './search';
import { casebookRoute, integer, text, listAnswer, objectAnswer } from '../../platform/http/responses';

/** An empty parameter counts as missing. */
const given = (value: unknown) => (value === '' ? undefined : value);

const number = (least: number, most: number, otherwise: number) =>
  z.preprocess(
    given,
    z.coerce
      .number({ error: 'notANumber' })
      .int({ error: 'notANumber' })
      .min(least, { error: 'notANumber' })
      .max(most, { error: 'notANumber' })
      .default(otherwise),
  );

const KINDS = [...searchedKinds.map(({ name }) => name), HEARINGS];

const searchQuery = z.object({
  q: searchText,
  limit: number(1, 50, 8),
  offset: number(0, 2950, 0),
  kind: z.preprocess(given, z.enum(KINDS, { error: 'notAChoice' }).optional()),
  isOpen: z.preprocess((sent) => readBool(given(sent)), z.boolean({ error: 'notYesOrNo' }).optional()),
  workPlaceId: z.preprocess(given, idText.optional()),
});

const nullable = (type: string) => ({ type: [type, 'null'] });
const hit = objectAnswer({
  kind: { type: 'string', enum: KINDS },
  id: integer,
  caseFilingId: nullable('integer'),
  title: text,
  subtitle: text,
  why: {
    type: ['object', 'null'],
    description: 'the field that matched, its text, and from where to where it did',
    properties: {
      field: text,
      text: text,
      marks: listAnswer(listAnswer(integer)),
    },
  },
  files: { type: 'integer', description: 'of a company: its filings, counted up to 1,000' },
  date: { type: 'string', format: 'date', description: 'of a hearing' },
});
const groups = listAnswer(
  objectAnswer({
    kind: { type: 'string', enum: KINDS },
    total: integer,
    more: { type: 'boolean', description: 'there are more than `total`' },
    hits: listAnswer(hit),
  }),
);
const answer = objectAnswer({
  groups,
  similar: {
    ...groups,
    description: 'if nothing was found: records whose number differs by one digit, or by two swapped ones',
  },
});

/** Searches every register that the caller may read (docs/contract.md, "Search"). */
export async function searchRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/api/casebook/search',
    casebookRoute(access('search', 'read'), 'Records of every register for a typed text', answer, {
      querystring: checked(searchQuery),
    }),
    async ({ query: { q, kind, ...asked }, user }): Promise<SearchAnswer> => {
      const { similar, ...found } = await search(db, q, {
        ...asked,
        roles: user.roles,
        ...(kind && { kinds: [kind] }),
      });
      const near = similar ? await hitsOf(db, similar) : [];
      return { groups: await hitsOf(db, found), ...(near.length && { similar: near }) };
    },
  );
}
