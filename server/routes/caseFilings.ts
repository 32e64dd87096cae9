import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import {
  caseFileStatuses,
  caseFilingFields,
  caseFilingSorts,
  finderTypes,
  NO_CASE,
  provisionalFilters,
  type CaseFilingValues,
} from '../../domain/caseFilings';
import { parseDay } from '../../domain/dates';
import { may } from '../../domain/roles';
import { access } from '../access';
import { checked, id, idParams, recordBody } from '../checking';
import type { Database } from '../db/schema';
import { ApiError, invalidField, notFound } from '../errors';
import { idFilter, pageFacts, pageQuery, sortQuery } from '../paging';
import {
  caseFilingById,
  countCaseFilings,
  findCaseFilings,
  pageOfCaseFilings,
  streamCaseFilings,
  type CaseFilingQuery,
} from '../store/caseFilings';
import { createCaseFiling, removeCaseFiling, saveCaseFiling } from '../store/caseFilingWrites';
import { sendStreamedPage, STREAMED_FROM } from '../streamedPage';

const tags = ['case filings'];

interface Write {
  Body: { values: CaseFilingValues; version: number | null };
}
interface OnOne {
  Params: { id: number };
}

/** The register of demand notices and orders (docs/contract.md, "Case filings"). */
export async function caseFilingRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }) {
  app.get<{ Querystring: z.infer<typeof pageOf> }>(
    '/api/case/case-fillings-page',
    {
      config: access('case-fillings', 'read'),
      schema: { summary: 'A page of case filings', tags, querystring: checked(pageOf) },
    },
    async (request, reply) => {
      const query = listQuery(request.query);
      if (query.size >= STREAMED_FROM) {
        return sendStreamedPage(reply, db, query, {
          count: (trx) => countCaseFilings(trx, query),
          batches: (trx) => streamCaseFilings(trx, query),
        });
      }
      const total = await countCaseFilings(db, query);
      return { content: await pageOfCaseFilings(db, query, total), ...pageFacts(query, total) };
    },
  );

  app.post<Write>(
    '/api/case/case-fillings',
    {
      config: access('case-fillings', 'create'),
      schema: { summary: 'Register a case filing', tags, body: recordBody(caseFilingFields, 'create') },
    },
    async (request) => {
      const { values } = request.body;
      const id = await createCaseFiling(db, values, {
        userId: request.user.userId,
        key: idempotencyKey(request),
      });
      return stored(id);
    },
  );

  app.put<Write & OnOne>(
    '/api/case/case-fillings/:id',
    {
      config: access('case-fillings', 'edit'),
      schema: {
        summary: 'Replace a case filing',
        tags,
        params: idParams,
        body: recordBody(caseFilingFields, 'edit'),
      },
    },
    async (request) => {
      const { values, version } = request.body;
      await saveCaseFiling(db, request.params.id, values, { version, by: request.user.userId });
      return stored(request.params.id);
    },
  );

  // The id follows the path without a separator: the contract has it so.
  app.delete<OnOne>(
    '/api/case/case-filling:id',
    {
      config: access('case-fillings', 'delete'),
      schema: { summary: 'Delete a case filing', tags, params: idParams },
    },
    async (request) => {
      await removeCaseFiling(db, request.params.id);
      return { id: request.params.id };
    },
  );

  app.get<{ Querystring: z.infer<typeof caseIdQuery> }>(
    '/api/case/case-file-status',
    {
      config: access('case-fillings', 'read'),
      schema: { summary: 'Where a filing stands in every court', tags, querystring: checked(caseIdQuery) },
    },
    async (request) => {
      const filing = await stored(request.query.caseId);
      return {
        caseId: filing.id,
        nothiNumber: filing.nothiNumber,
        ...Object.fromEntries(
          caseFileStatuses.flatMap((name) => [
            [`${name}Status`, NO_CASE],
            [`${name}Id`, null],
          ]),
        ),
      };
    },
  );

  app.get<{ Querystring: z.infer<typeof finderQuery> }>(
    '/api/case/case-fillings-by-date-and-nothi',
    {
      config: access('case-fillings', 'read'),
      schema: {
        summary: 'Find the filing that a case follows from',
        tags,
        querystring: checked(finderQuery),
      },
      // before the query is checked, as every right is
      preValidation: async (request) => {
        const civil = (request.query as { caseType?: unknown }).caseType === 'CIVIL';
        if (civil && !may(request.user.roles, 'read', 'civil-case')) throw new ApiError(403, 'notAllowed');
      },
    },
    ({ query }) => {
      if (query.searchType === 'DATE') {
        if (!query.dateOfJudgement) throw invalidField('dateOfJudgement', 'noSuchDate');
        return findCaseFilings(db, { dateOfJudgement: query.dateOfJudgement });
      }
      if (!query.nothiNumber?.trim()) throw invalidField('nothiNumber', 'fieldRequired');
      return findCaseFilings(db, { nothiNumber: query.nothiNumber });
    },
  );

  async function stored(id: number) {
    const record = await caseFilingById(db, id);
    if (!record) throw notFound();
    return record;
  }
}

const pageOf = z.object({
  ...pageQuery,
  ...sortQuery(caseFilingSorts),
  searchKey: z.string({ error: 'notText' }).default(''),
  workPlaceId: idFilter,
  provitionalTaxation: z.preprocess(
    (value) => (typeof value === 'string' ? value.toUpperCase() || null : value),
    z.enum(provisionalFilters, { error: 'notAChoice' }).nullish(),
  ),
});

const caseIdQuery = z.object({ caseId: id });

const finderQuery = z.object({
  caseType: z.enum(finderTypes, { error: 'notAChoice' }),
  searchType: z.enum(['DATE', 'NOTHI_NUMBER'], { error: 'notAChoice' }),
  dateOfJudgement: z
    .string({ error: 'noSuchDate' })
    .refine((day) => parseDay(day) !== null, { error: 'noSuchDate' })
    .optional(),
  nothiNumber: z.string({ error: 'notText' }).optional(),
});

function listQuery(query: z.infer<typeof pageOf>): CaseFilingQuery {
  return {
    page: query.page,
    size: query.size,
    sortBy: query.sortBy,
    order: query.ascOrDesc,
    searchKey: query.searchKey,
    workPlaceId: query.workPlaceId,
    provisional: query.provitionalTaxation ? query.provitionalTaxation === 'WITH' : null,
  };
}

/** The key a form sends with its one creation, however often the network makes it try. */
function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.length > 255) throw new ApiError(400, 'invalid');
  return key || undefined;
}
