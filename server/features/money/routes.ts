import { guaranteeStepFields } from '../../../domain/money/records';
import type { Db } from '../../platform/database/schema';
import { access } from '../../platform/http/access';
import { asOfQuery, checked, idParams, recordBody, type App } from '../../platform/http/checking';
import { notFound } from '../../platform/http/errors';
import { regularRoute } from '../../platform/http/responses';
import { recordOf, regularAnswer } from '../../platform/resource/records';
import { readRoutes, regularRoutes } from '../../platform/resource/routes';
import { hold } from '../../platform/resource/writes';
import { once, writeOf } from '../../platform/writes/idempotency';
import { moneyEntries } from './entries';
import { fileMoneyAnswer, fileMoneyPage } from './fileMoneyPage';
import { guarantees } from './guarantees';
import { addStep } from './guaranteeSteps';
import { moneyPositions, moneyTotals, totalsAnswer, totalsQuery } from './positionList';
import { moneyRules, recoverySteps } from './recovery';
import { stays } from './stays';

/** The money of files (docs/contract.md, "Money"). */
export async function moneyRoutes(app: App, { db }: { db: Db }) {
  for (const resource of [moneyEntries, guarantees, stays, recoverySteps, moneyRules])
    regularRoutes(app, db, resource);
  readRoutes(app, db, moneyPositions);

  app.get(
    '/api/casebook/files/:id/money',
    regularRoute(
      access('case-fillings', 'read'),
      'The money of a file today, or on another day by what is known today',
      fileMoneyAnswer,
      { params: idParams, querystring: asOfQuery },
    ),
    async ({ params: { id }, query: { asOf }, user }) => {
      const page = await fileMoneyPage(db, id, asOf, user);
      if (!page) throw notFound();
      return page;
    },
  );

  app.get(
    '/api/casebook/money/totals',
    regularRoute(
      access('money-positions', 'read'),
      'What all files owe by state and section, or what was collected by month',
      totalsAnswer,
      { querystring: checked(totalsQuery) },
    ),
    ({ query }) => moneyTotals(db, query.by),
  );

  app.post(
    '/api/casebook/guarantees/:id/steps',
    regularRoute(
      access('guarantees', 'edit'),
      'Extend, claim, encash, release or end a guarantee',
      regularAnswer(guarantees),
      { params: idParams, body: recordBody(guaranteeStepFields, 'create') },
    ),
    (request) => {
      const { params, body, user } = request;
      return once(db, writeOf(request), async (trx) => {
        await hold(trx, guarantees, params.id, user);
        await addStep(trx, params.id, body.values, user);
        return (await recordOf(trx, guarantees, params.id, user))!;
      });
    },
  );
}
