import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/database/schema';
import { checked, idParams, idText, type App } from '../../platform/http/checking';
import { writeOf } from '../../platform/writes/idempotency';
import { regularAnswer } from '../../platform/resource/records';
import { regularRoutes } from '../../platform/resource/routes';
import { keptLists, mergeInto } from './keptLists';

const mergeBody = checked(
  z.object(
    { into: z.preprocess((id) => (typeof id === 'number' ? String(id) : id), idText) },
    { error: 'unknownReference' },
  ),
);

/** The lists that administrators keep (docs/contract.md, "Lists that administrators keep"). */
export async function keptListRoutes(app: App, { db }: { db: Kysely<Database> }) {
  for (const list of keptLists) {
    const { name, title } = list.resource;
    regularRoutes(app, db, list.resource);
    app.post(
      `/api/casebook/${name}/:id/merge`,
      {
        config: { access: { resource: name, action: 'delete' } },
        schema: {
          summary: `${title}: merge one into another`,
          tags: ['regular'],
          params: idParams,
          body: mergeBody,
          response: { 200: regularAnswer(list.resource) },
        },
      },
      (request) => {
        const ids = { from: request.params.id, into: request.body.into };
        return mergeInto(db, list, ids, request.user, writeOf(request));
      },
    );
  }
}
