import type { Kysely } from 'kysely';
import { access } from '../../platform/http/access';
import type { Database } from '../../platform/database/schema';
import { choiceAnswer, listAnswer } from '../../platform/http/responses';
import { allChoices, choiceLists } from './choices';
import { divisions } from './lookups';
import type { App } from '../../platform/http/checking';

/** Complete lists for dropdowns, sorted by name. */
export async function lookupRoutes(app: App, { db }: { db: Kysely<Database> }) {
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
