import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { access } from '../http/access';
import type { Database } from '../db/schema';
import { choiceAnswer, listAnswer } from '../http/responses';
import { allChoices, choiceLists } from '../store/choices';
import { divisions } from '../store/lookups';

/** Complete lists for dropdowns, sorted by name. */
export async function lookupRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }) {
  const described = (summary: string, entry: Record<string, unknown>) => ({
    config: access('lookups', 'read'),
    schema: { summary, tags: ['lookups'], response: { 200: listAnswer(entry) } },
  });
  for (const list of choiceLists) {
    if (list.collection === undefined) continue;
    app.get(`/api/case/${list.collection}`, described(list.summary, choiceAnswer(list)), () =>
      allChoices(db, list),
    );
  }
  app.get('/api/case/divisions', described('The eight divisions', choiceAnswer({ texts: ['name'] })), () =>
    divisions(db),
  );
}
