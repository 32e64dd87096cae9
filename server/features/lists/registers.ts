import { z } from 'zod';
import type { Db } from '../../platform/database/schema';
import { checked, idParams, idText, type App } from '../../platform/http/checking';
import { writeOf } from '../../platform/writes/idempotency';
import type { RegularResource } from '../../platform/resource/resource';
import { regularAnswer } from '../../platform/resource/records';
import { regularRoutes } from '../../platform/resource/routes';
import { keptLists, mergeInto, type KeptList } from './keptLists';
import { regularRoute } from '../../platform/http/responses';

const mergeBody = checked(
  z.object(
    { into: z.preprocess((id) => (typeof id === 'number' ? String(id) : id), idText) },
    { error: 'unknownReference' },
  ),
);

/** The registers of domain/registers.ts that no other feature has. */
export const registers: readonly { resource: RegularResource; move?: KeptList['move'] }[] = keptLists;

/** Their routes, and those that merge two records of a list (docs/contract.md, "Lists that administrators keep"). */
export async function registerRoutes(app: App, { db }: { db: Db }) {
  for (const { resource, move } of registers) {
    const { name, title } = resource;
    regularRoutes(app, db, resource);
    if (!move) continue;
    app.post(
      `/api/casebook/${name}/:id/merge`,
      regularRoute(
        { access: { resource: name, action: 'delete' } },
        `${title}: merge one into another`,
        regularAnswer(resource),
        { params: idParams, body: mergeBody },
      ),
      (request) => {
        const ids = { from: request.params.id, into: request.body.into };
        return mergeInto(db, { resource, move }, ids, request.user, writeOf(request));
      },
    );
  }
}
