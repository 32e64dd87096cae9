import { countedRegisters } from '../../../../domain/caseCounts';
import { summaryRegisters } from '../../../../domain/sectionSummary';
import { access } from '../../../platform/http/access';
import type { Db } from '../../../platform/database/schema';
import { listAnswer, routeUnder, integer, objectAnswer, text } from '../../../platform/http/responses';
import { dashboardInfo, monthWiseCaseInfo, sectionWiseCaseSummary } from './figures';
import type { App } from '../../../platform/http/checking';

const route = routeUnder('figures');
const JSON_TEXT = 'application/json; charset=utf-8';
const counts = { type: 'object', additionalProperties: integer };

const monthCounts = Object.fromEntries(countedRegisters.map(({ byMonth }) => [byMonth, integer]));
const sums = Object.fromEntries(
  summaryRegisters.flatMap(({ count, revenue }) => [
    [count, integer],
    [revenue, { type: 'number' }],
  ]),
);

/** The figures of the Home page and of the section-wise report (docs/contract.md, "Figures"). */
export async function figureRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/api/case/v2/dashboard-info',
    route(access('dashboard', 'read'), 'How many cases of each register have each status', {
      type: 'object',
      additionalProperties: counts,
    }),
    () => dashboardInfo(db),
  );
  app.get(
    '/api/case/month-wise-case-info',
    route(
      access('dashboard', 'read'),
      'How many cases of each register belong to each month',
      listAnswer(objectAnswer({ yearMonth: { type: 'string', description: 'YYYY-MM' }, ...monthCounts })),
    ),
    async (_request, reply) => reply.type(JSON_TEXT).send(await monthWiseCaseInfo(db)),
  );
  app.get(
    '/api/case/section-wise-case-summary',
    route(
      access('summary', 'read'),
      'Cases and their disputed revenue in taka, by section and status of the filing',
      listAnswer(
        objectAnswer({
          wpName: text,
          wpNameBn: { type: ['string', 'null'], description: 'Ours only' },
          workPlaceId: { type: 'integer', description: 'Ours only' },
          caseStatus: text,
          ...sums,
        }),
      ),
    ),
    async (_request, reply) => reply.type(JSON_TEXT).send(await sectionWiseCaseSummary(db)),
  );
}
