import { agentKinds, type AgentKind, type AgentKindName } from '../../../../domain/agents';
import { agentFilters } from '../../../../domain/listFilters';
import { access } from '../../../platform/http/access';
import { idParams, recordBody, searchText, type App } from '../../../platform/http/checking';
import type { Db } from '../../../platform/database/schema';
import { notFound } from '../../../platform/http/errors';
import { pageQuery } from '../../../platform/http/paging';
import { idAnswer, pageAnswer, recordAnswer, routeUnder } from '../../../platform/http/responses';
import { agentById, agentsOf, createAgent, removeAgent, saveAgent } from './agents';
import { writeOf } from '../../../platform/writes/idempotency';
import { listRoutes } from '../../../platform/http/listedPage';

/** Every list accepts both names that the contract uses for the search. */
const agentsQuery = {
  page: pageQuery.page,
  pageSize: pageQuery.size,
  searchKey: searchText,
  agentName: searchText,
};

/** Registers of agents, one for each kind (docs/contract.md, "Agents"). */
export async function agentRoutes(app: App, { db }: { db: Db }) {
  for (const kind of agentKinds) routesOf(kind, app, db);
}

function routesOf(kind: AgentKind & { name: AgentKindName }, app: App, db: Db): void {
  const collection = `/api/case/${kind.collection}`;
  const record = recordAnswer(kind.fields);
  const route = routeUnder('agents', `${kind.title}: `);

  listRoutes(app, db, agentsOf(kind), {
    page: kind.page,
    ...route(access(kind.name, 'read'), 'a page', pageAnswer(record)),
    filters: agentFilters,
    query: agentsQuery,
    asked: ({ page, pageSize, searchKey, agentName }) => ({
      page,
      size: pageSize,
      search: searchKey.trim() ? searchKey : agentName,
    }),
  });

  app.get(
    `/api/casebook/${kind.name}/:id`,
    route(access(kind.name, 'read'), 'one, for a shared link', record, { params: idParams }),
    (request) => stored(request.params.id),
  );

  app.post(
    collection,
    route(access(kind.name, 'create'), 'add one', record, { body: recordBody(kind.fields, 'create') }),
    (request) => createAgent(db, kind, request.body.values, writeOf(request)),
  );

  app.put(
    `${collection}/:id`,
    route(access(kind.name, 'edit'), 'replace one', record, {
      params: idParams,
      body: recordBody(kind.fields, 'edit'),
    }),
    (request) => {
      const { values, version } = request.body;
      return saveAgent(db, kind, request.params.id, values, { version, ...writeOf(request) });
    },
  );

  app.delete(
    `${collection}/:id`,
    route(access(kind.name, 'delete'), 'delete one', idAnswer, { params: idParams }),
    (request) => removeAgent(db, kind, request.params.id, writeOf(request)),
  );

  async function stored(id: number) {
    const found = await agentById(db, kind, id);
    if (!found) throw notFound();
    return found;
  }
}
