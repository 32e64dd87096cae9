import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { access } from '../access';
import type { Database } from '../db/schema';
import { choiceAnswer, listAnswer } from '../responses';
import { banks, cnfAgentChoices, companyChoices, divisions, workPlaces } from '../store/lookups';

/** The lists that fill dropdowns, whole and sorted by name. */
export async function lookupRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }) {
  const lookups = [
    {
      url: '/api/case/companies',
      summary: 'Importers and exporters to choose from',
      list: companyChoices,
      entry: choiceAnswer('companyName', 'vatRegNo'),
    },
    {
      url: '/api/case/cnf-agents',
      summary: 'C&F agents to choose from',
      list: cnfAgentChoices,
      entry: choiceAnswer('cnfAgentName', 'licNo'),
    },
    { url: '/api/case/banks', summary: 'Banks', list: banks, entry: choiceAnswer('bankName') },
    {
      url: '/api/case/workplace',
      summary: 'Sections and branches',
      list: workPlaces,
      entry: choiceAnswer('name'),
    },
    {
      url: '/api/case/divisions',
      summary: 'The eight divisions',
      list: divisions,
      entry: choiceAnswer('name'),
    },
  ];
  for (const { url, summary, list, entry } of lookups) {
    app.get(
      url,
      {
        config: access('lookups', 'read'),
        schema: { summary, tags: ['lookups'], response: { 200: listAnswer(entry) } },
      },
      () => list(db),
    );
  }
}
