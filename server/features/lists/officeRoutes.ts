import type { Kysely } from 'kysely';
import { officeFields } from '../../../domain/office';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database/schema';
import { access } from '../../platform/http/access';
import { recordBody, type App } from '../../platform/http/checking';
import { writeOf } from '../../platform/writes/idempotency';
import { integer, textOrNull } from '../../platform/http/responses';
import { office, saveOffice, setUp } from './office';

const answer = {
  type: 'object',
  properties: {
    ...Object.fromEntries(Object.keys(officeFields).map((name) => [name, textOrNull])),
    needsApproval: { type: 'boolean' },
    version: integer,
  },
};

/** The name of the office, and which set-up steps are done (docs/contract.md, "Office"). */
export async function officeRoutes(app: App, { db, config }: { db: Kysely<Database>; config: Config }) {
  const described = (summary: string, shape: object = answer) => ({
    summary,
    tags: ['casebook'],
    response: { 200: shape },
  });
  app.get(
    '/api/casebook/office',
    { config: access('office', 'read'), schema: described('The name of the office') },
    () => office(db),
  );
  app.put(
    '/api/casebook/office',
    {
      config: access('office', 'edit'),
      schema: { ...described('Name the office'), body: recordBody(officeFields, 'edit') },
    },
    (request) => {
      const { values, version } = request.body;
      return saveOffice(db, values, { version, ...writeOf(request) });
    },
  );
  const flags = ['isNew', 'office', 'sections', 'colleagues', 'filings', 'backups'].map((name) => [
    name,
    { type: 'boolean' },
  ]);
  app.get(
    '/api/casebook/set-up',
    {
      config: access('office', 'read'),
      schema: described('What of setting the register up is done', {
        type: 'object',
        properties: Object.fromEntries(flags),
      }),
    },
    async () => ({ ...(await setUp(db)), backups: config.backupDir !== undefined }),
  );
}
