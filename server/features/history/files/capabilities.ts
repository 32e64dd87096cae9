import { caseTypes } from '../../../../domain/followOnCases';
import { registerNames } from '../../../../domain/registerRoutes';
import { access, publicAccess } from '../../../platform/http/access';
import { asOfQuery, idParams, type App } from '../../../platform/http/checking';
import { filingAsOf } from '../asOf';
import type { Db } from '../../../platform/database/schema';
import { notFound } from '../../../platform/http/errors';
import { caseFilingById } from '../../cases/filings/records';
import { casebookRoute } from '../../../platform/http/responses';

/** Features beyond the contract. A UI does not use a feature that a server leaves out here. */
const OFFERS = [
  'recordsById',
  'versions',
  'idempotency',
  'signOut',
  'otpInstead',
  'choices',
  'userEnabledOnUpdate',
  'signInBy',
  'account',
  'notifications',
  'clientErrors',
  'figureFilters',
  'pageFields',
  'passwordReset',
  'secondFactor',
  'sampleAccounts',
  'userFilters',
  'proceedings',
  'hearings',
  'calendar',
  'limits',
  'files',
  'notes',
  'follows',
  'search',
  'calendars',
  'steps',
  'volumes',
  'money',
  'returns',
  'papers',
  'scans',
  'office',
  'backups',
  'tokens',
  'webhooks',
  'imports',
  'changes',
  'deleted',
  'events',
  'proposals',
  'alerts',
  'today',
  ...caseTypes.filter(({ contract }) => !contract).map(({ name }) => name),
  ...registerNames,
];

/** Endpoints beyond the contract, which only this server has. */
export async function casebookRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/api/casebook/capabilities',
    {
      config: publicAccess, // the sign-in page needs the capabilities too
      schema: { summary: 'What this server offers beyond the contract', tags: ['casebook'] },
    },
    () => ({ offers: OFFERS }),
  );
  app.get(
    '/api/casebook/case-fillings/:id',
    casebookRoute(
      access('case-fillings', 'read'),
      'One case filing, for a shared link, or as it stood at the end of a day',
      undefined,
      { params: idParams, querystring: asOfQuery },
    ),
    async ({ params: { id }, query: { asOf }, user }) => {
      const record = asOf ? await filingAsOf(db, id, asOf, user) : await caseFilingById(db, id);
      if (!record) throw notFound();
      return record;
    },
  );
}
