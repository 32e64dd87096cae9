import type { Kysely } from 'kysely';
import { z } from 'zod';
import { access } from '../../platform/http/access';
import { checked, idText, searchText, type App } from '../../platform/http/checking';
import type { Database } from '../../platform/database/schema';
import { choiceAnswer, listAnswer } from '../../platform/http/responses';
import { choiceLists, choicesFound, choicesOfIds, MOST_CHOICES } from './choices';

const choicesQuery = z.object({
  q: searchText,
  ids: z
    .string({ error: 'notANumber' })
    .transform((ids) => (ids ? ids.split(',') : undefined))
    .pipe(z.array(idText).max(MOST_CHOICES, { error: 'invalid' }).optional())
    .optional(),
});

/** Search for autocomplete inputs; returns no more than they show (docs/contract.md, "Lookups"). */
export async function choiceRoutes(app: App, { db }: { db: Kysely<Database> }) {
  for (const list of choiceLists) {
    app.get(
      `/api/casebook/choices/${list.name}`,
      {
        config: access('lookups', 'read'),
        schema: {
          summary: `${list.summary}: what a term finds, or those of these ids`,
          tags: ['casebook'],
          response: { 200: listAnswer(choiceAnswer(list)) },
          querystring: checked(choicesQuery),
        },
      },
      ({ query: { ids, q } }) => (ids ? choicesOfIds(db, list, ids) : choicesFound(db, list, q)),
    );
  }
}
