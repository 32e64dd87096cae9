import type { FastifyReply } from 'fastify';
import { rights } from '../../../domain/rights';
import { idParams, recordBody, type App, type Checker } from '../http/checking';
import type { Db } from '../database/schema';
import { notFound } from '../http/errors';
import { idAnswer, listAnswer, routeUnder, type JsonSchema } from '../http/responses';
import { writeOf } from '../writes/idempotency';
import { sendStreamed, STREAMED_FROM } from '../http/streamedPage';
import { recordExport, streamedRows } from '../writes/events';
import { pageOf, streamOf, totalOf, type Total } from './pages';
import { listedFor, listQuery, type ListQuery } from './query';
import { recordOf, regularAnswer } from './records';
import type { RegularResource } from './resource';
import { createRecord, removeRecord, saveRecord } from './writes';

/** Adds a regular resource's routes, one for each action in its row of domain/rights.ts. */
export function regularRoutes(app: App, db: Db, resource: RegularResource): void {
  const { name, fields } = resource;
  const collection = `/api/casebook/${name}`;
  const route = routeOf(resource);
  const written = withMore(regularAnswer(resource), resource.remarks);
  const allows = (action: string) => action in rights[name];
  readRoutes(app, db, resource);

  if (allows('create')) {
    const body = recordBody(fields, 'create');
    app.post(collection, route('create', 'add one', written, { body }), (request) =>
      createRecord(db, resource, request.body.values, request.user, writeOf(request)),
    );
  }

  if (allows('edit')) {
    const checks = { params: idParams, body: recordBody(fields, 'edit') };
    app.put(`${collection}/:id`, route('edit', 'replace one', written, checks), (request) => {
      const { values, version } = request.body;
      const edit = { version, ...writeOf(request) };
      return saveRecord(db, resource, request.params.id, values, request.user, edit);
    });
  }

  if (allows('delete')) {
    app.delete(
      `${collection}/:id`,
      route('delete', 'delete one', idAnswer, { params: idParams }),
      (request) => removeRecord(db, resource, request.params.id, request.user, writeOf(request)),
    );
  }
}

const withMore = (
  record: ReturnType<typeof regularAnswer>,
  more: RegularResource['details' | 'remarks'],
) => ({
  ...record,
  properties: { ...record.properties, ...more?.schema },
});

const routeOf = ({ name, title }: RegularResource) => {
  const route = routeUnder('regular', `${title}: `);
  return <Checks extends object>(action: string, what: string, answer: JsonSchema, checks: Checks) =>
    route({ access: { resource: name, action } }, what, answer, checks);
};

/** Adds only the routes that read the list and the single records of a resource, which has writes of its own. */
export function readRoutes(app: App, db: Db, resource: RegularResource): void {
  const collection = `/api/casebook/${resource.name}`;
  listRoute(app, db, resource, { url: collection });
  const answer = withMore(regularAnswer(resource), resource.details);
  app.get(
    `${collection}/:id`,
    routeOf(resource)('read', 'one', answer, { params: idParams }),
    async ({ params, user }) => {
      const found = await recordOf(db, resource, params.id, user);
      if (!found) throw notFound();
      return { ...found, ...(await resource.details?.of(db, found, user)) };
    },
  );
}

/** A list of rows that belong to the record whose id is in its path. */
interface Within {
  /** The filter that holds the record's id, and the resource of the record. */
  filter?: string;
  parent?: RegularResource;
  /** Reads further parameters, and chooses the rows by them. */
  query?: Checker<object>;
  narrowed?(id: number, query: object): Promise<RegularResource>;
}

/**
 * Adds a list at this URL. With `within`, it holds only rows that belong to a record.
 * @throws 404
 */
export function listRoute(
  app: App,
  db: Db,
  listed: RegularResource,
  { url, within }: { url: string; within?: Within },
): void {
  // a list that is not within a record has no id in its path
  const params = (within ? { params: idParams } : {}) as { params: typeof idParams };
  app.get(
    url,
    routeOf(listed)('read', 'a list', listAnswer(regularAnswer(listed)), {
      ...params,
      querystring: withQuery(listQuery(listed), within?.query),
    }),
    async (request, reply) => {
      const { user } = request;
      const { id } = request.params;
      const query = within?.filter
        ? { ...request.query, filter: { ...request.query.filter, [within.filter]: [id] } }
        : request.query;
      if (within?.parent && !(await recordOf(db, within.parent, id, user))) throw notFound();
      const resource = (await within?.narrowed?.(id, query)) ?? listedFor(listed, query.filter);
      if (query.limit > STREAMED_FROM) {
        return sendStreamed(reply, db, async (trx) => {
          const total = await totalOf(trx, resource, query, user);
          announce(reply, resource.name, query, total);
          await recordExport(db, request, streamedRows(request, total.rows, total.total));
          return arrayText(streamOf(trx, resource, query, user));
        });
      }
      const { records, ...total } = await pageOf(db, resource, query, user);
      announce(reply, resource.name, query, total);
      return records;
    },
  );
}

/** Reads the parameters of a list and further ones. */
const withQuery = (
  list: ReturnType<typeof listQuery>,
  more: Checker<object> | undefined,
): ReturnType<typeof listQuery> =>
  more
    ? {
        ...list,
        parse: (input) => ({ ...list.parse(input), ...more.parse(input) }),
        jsonSchema: {
          ...list.jsonSchema,
          properties: { ...propertiesOf(list), ...propertiesOf(more) },
        },
      }
    : list;

const propertiesOf = ({ jsonSchema }: Checker<unknown>) => jsonSchema.properties as object;

/** Sets the headers with the range of returned rows and the total. */
function announce(
  reply: FastifyReply,
  name: string,
  { offset }: ListQuery,
  { total, more, rows }: Total,
): void {
  const which = rows ? `${offset}-${offset + rows - 1}` : '*';
  void reply.header('content-range', `${name} ${which}/${total}`);
  if (more) void reply.header('casebook-total', 'more');
}

export async function* arrayText(batches: AsyncIterable<readonly object[]>) {
  let before = '[';
  for await (const batch of batches) {
    yield before + batch.map((record) => JSON.stringify(record)).join(',');
    before = ',';
  }
  yield before === ',' ? ']' : '[]';
}
