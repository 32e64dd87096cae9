import { day, integer, listAnswer, objectAnswer, text, regularRoute } from '../../../platform/http/responses';
import { z } from 'zod';
import { timelineKinds } from '../../../../domain/timeline';
import type { Db } from '../../../platform/database/schema';
import { access } from '../../../platform/http/access';
import { asOfQuery, checked, idParams, type App } from '../../../platform/http/checking';
import { notFound } from '../../../platform/http/errors';
import { writeOf } from '../../../platform/writes/idempotency';
import { person } from '../../../platform/resource/filters';
import { regularAnswer } from '../../../platform/resource/records';
import { readRoutes, regularRoutes } from '../../../platform/resource/routes';
import { filePageAsOf } from './fileAsOf';
import { filePage } from './files';
import { follows, follow, unfollow } from './follows';
import { hearings } from '../../dates/hearings/resource';
import { limits } from '../../dates/limits/resource';
import { notes } from './notes';
import { proceedings } from '../../cases/proceedings';
import { steps } from './steps';

const followBody = checked(z.object({ caseFilingId: z.int({ error: 'unknownReference' }) }));

const fileAnswer = objectAnswer({
  filing: { type: 'object', additionalProperties: true },
  proceedings: listAnswer(regularAnswer(proceedings)),
  hearings: listAnswer(regularAnswer(hearings)),
  limits: listAnswer(regularAnswer(limits)),
  notes: listAnswer(regularAnswer(notes)),
  timeline: listAnswer({
    ...objectAnswer({ date: day, kind: { type: 'string', enum: timelineKinds } }),
    additionalProperties: true,
  }),
  followers: listAnswer(person),
  papers: listAnswer(objectAnswer({ proceedingId: integer, number: text, url: text })),
});
const followAnswer = regularAnswer(follows);

/** The page of a file, its notes, and who follows it (docs/contract.md, "Files"). */
export async function fileRoutes(app: App, { db }: { db: Db }) {
  regularRoutes(app, db, notes);
  regularRoutes(app, db, steps);
  readRoutes(app, db, follows);
  app.get(
    '/api/casebook/files/:id',
    regularRoute(
      access('case-fillings', 'read'),
      'All of one file, now or as it stood at the end of a day',
      fileAnswer,
      { params: idParams, querystring: asOfQuery },
    ),
    async ({ params: { id }, query: { asOf }, user }) => {
      const page = asOf ? await filePageAsOf(db, id, asOf, user) : await filePage(db, id, user);
      if (!page) throw notFound();
      return page;
    },
  );

  app.post(
    '/api/casebook/follows',
    regularRoute(access('follows', 'create'), 'Follow a file', followAnswer, { body: followBody }),
    (request) => follow(db, request.body.caseFilingId, writeOf(request)),
  );
  app.delete(
    '/api/casebook/follows/:id',
    regularRoute(
      access('follows', 'delete'),
      'Follow a file no longer, by the id of its filing',
      followAnswer,
      { params: idParams },
    ),
    (request) => unfollow(db, request.params.id, writeOf(request)),
  );
}
