import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { access } from '../access';
import type { Database } from '../db/schema';
import { banks, cnfAgentChoices, companyChoices, divisions, workPlaces } from '../store/lookups';

/** The lists that fill dropdowns, whole and sorted by name. */
export async function lookupRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }) {
  const lookups = [
    { url: '/api/case/companies', summary: 'Importers and exporters to choose from', list: companyChoices },
    { url: '/api/case/cnf-agents', summary: 'C&F agents to choose from', list: cnfAgentChoices },
    { url: '/api/case/banks', summary: 'Banks', list: banks },
    { url: '/api/case/workplace', summary: 'Sections and branches', list: workPlaces },
    { url: '/api/case/divisions', summary: 'The eight divisions', list: divisions },
  ];
  for (const { url, summary, list } of lookups) {
    app.get(url, { config: access('lookups', 'read'), schema: { summary, tags: ['lookups'] } }, () =>
      list(db),
    );
  }
}
