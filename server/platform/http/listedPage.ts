import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { FilterValues, ListFilters } from '../../../domain/listFilters';
import type { WireRecord } from '../../../domain/wire';
import type { Db } from '../database/schema';
import { recordExport, streamedRows } from '../writes/events';
import { filterQuery, filtersIn } from '../lists/listFilters';
import { pageOf, streamOf, totalOf, type ListedRegister, type ListQuery } from '../lists/listedRegister';
import type { Right } from './access';
import { checked, type App } from './checking';
import { contractPage, limitedTo, pageFacts } from './paging';
import { sendStreamed, STREAMED_FROM } from './streamedPage';

interface ListRoutes<F extends ListFilters, Shape extends z.ZodRawShape> {
  /** The address below `/api/case/`, and with filters beyond the contract below `/api/casebook/`. */
  page: string;
  /** Whether the contract does not have the register: it has one list, below `/api/casebook/`. */
  isOurs?: boolean;
  config: { access: Right };
  schema: { summary: string; tags: string[]; response?: object };
  /** What the filters beyond the contract do, for the API document. */
  narrowed?: string;
  filters: F;
  /** The query parameters besides the filters. */
  query: Shape;
  asked: (query: z.infer<z.ZodObject<Shape>>) => Omit<ListQuery, 'filters'>;
}

/** Adds the contract's list of a register, and the one of our own if it has filters beyond the contract. */
export function listRoutes<F extends ListFilters, Shape extends z.ZodRawShape>(
  app: App,
  db: Db,
  list: ListedRegister<FilterValues<F>>,
  {
    page,
    isOurs = false,
    config,
    schema,
    narrowed = 'narrowed down',
    filters,
    query,
    asked,
  }: ListRoutes<F, Shape>,
): void {
  const isBeyond = (name: string) => filters[name]!.ours !== undefined;
  const parameters = Object.entries(filterQuery(filters));
  const contract = Object.fromEntries(parameters.filter(([name]) => !isBeyond(name)));
  const ours = Object.fromEntries(parameters.filter(([name]) => isBeyond(name)));
  const add = (url: string, summary: string, takes: Record<string, z.ZodType>) =>
    app.get(
      url,
      { config, schema: { ...schema, summary, querystring: checked(z.object({ ...query, ...takes })) } },
      (request, reply) => {
        const sent = request.query as z.infer<z.ZodObject<Shape>>;
        return listedPage(reply, db, list, { ...asked(sent), filters: filtersIn(filters, sent) });
      },
    );
  if (!isOurs) add(`/api/case/${page}`, schema.summary, contract);
  else add(`/api/casebook/${page}`, schema.summary, { ...contract, ...ours });
  if (isOurs || Object.keys(ours).length === 0) return;
  add(`/api/casebook/${page}`, `${schema.summary}, ${narrowed}`, { ...contract, ...ours });
}

/** Sends a page of a register in the contract's format; streams a page too large to hold in memory. */
async function listedPage<F>(reply: FastifyReply, db: Db, list: ListedRegister<F>, query: ListQuery<F>) {
  if (query.size <= (list.atOnce ?? STREAMED_FROM - 1)) {
    return contractPage(query, await pageOf(db, list, query));
  }
  return sendStreamed(reply, db, async (trx) => {
    const total = await totalOf(trx, list, query);
    const facts = pageFacts(query, total);
    const { request } = reply;
    await recordExport(db, request, streamedRows(request, facts.numberOfElements, total));
    return pageText(streamOf(trx, list, query), query.fields, facts);
  });
}

async function* pageText(
  batches: AsyncIterable<WireRecord[]>,
  fields: ListQuery['fields'],
  facts: ReturnType<typeof pageFacts>,
) {
  let before = '{"content":[';
  for await (const records of batches) {
    const batch = limitedTo(fields, records);
    for (let row = 0; row < batch.length; row += ROWS_AT_ONCE) {
      yield before + JSON.stringify(batch.slice(row, row + ROWS_AT_ONCE)).slice(1, -1);
      before = ',';
    }
  }
  yield `${before === ',' ? '' : before}],${JSON.stringify(facts).slice(1)}`;
}

/**
 * How many rows are joined to one text. A row has one or two kilobytes, so the text stays below 128 KiB; V8
 * frees larger texts much later.
 */
const ROWS_AT_ONCE = 40;
