import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { text } from '../../../domain/fields';
import { proposedActions, proposedRegisters } from '../../../domain/proposals';
import type { Db } from '../../platform/database/schema';
import { access } from '../../platform/http/access';
import { checked, idParams, valueOf, type App } from '../../platform/http/checking';
import { writeOf } from '../../platform/writes/idempotency';
import { recordOf, regularAnswer } from '../../platform/resource/records';
import { regularRoutes } from '../../platform/resource/routes';
import { proposals } from './proposals';
import { approve, propose, refuse } from './proposalWrites';
import { routeUnder } from '../../platform/http/responses';

const reason = valueOf(text()).default(null);
const whole = z.int({ error: 'notANumber' }).positive({ error: 'notANumber' });
const newProposal = checked(
  z.object(
    {
      register: z.enum(proposedRegisters, { error: 'notAChoice' }),
      recordId: whole,
      action: z.enum(proposedActions, { error: 'notAChoice' }),
      body: z.unknown().default(null),
      version: whole.nullable().default(null),
      reason,
    },
    { error: 'fieldRequired' },
  ),
);
const refusal = checked(
  z
    .object({ reason })
    .nullish()
    .transform((body) => body?.reason ?? null),
);

/** Changes proposed for the approval of another administrator (docs/contract.md, "History"). */
export async function proposalRoutes(app: App, { db }: { db: Db }) {
  regularRoutes(app, db, proposals);
  const route = routeUnder('regular', 'Proposals: ');
  const answered = ({ user }: FastifyRequest, id: number) => recordOf(db, proposals, id, user);

  app.post(
    '/api/casebook/proposals',
    route(access('proposals', 'propose'), 'propose a change', regularAnswer(proposals), {
      body: newProposal,
    }),
    async (request) => answered(request, await propose(db, request.body, request.user, writeOf(request))),
  );
  app.post(
    '/api/casebook/proposals/:id/approve',
    route(access('proposals', 'decide'), 'approve one of somebody else', regularAnswer(proposals), {
      params: idParams,
    }),
    async (request) => {
      await approve(db, request.params.id, request.user, writeOf(request));
      return answered(request, request.params.id);
    },
  );
  app.post(
    '/api/casebook/proposals/:id/refuse',
    // the author of a proposal withdraws it by this call
    route(access('proposals', 'propose'), 'refuse one, or take back one’s own', regularAnswer(proposals), {
      params: idParams,
      body: refusal,
    }),
    async (request) => {
      await refuse(db, request.params.id, request.body, request.user, writeOf(request));
      return answered(request, request.params.id);
    },
  );
}
