import { caseFilingFields, NO_CASE, caseFilingSorts } from '../../../../domain/caseFilings';
import { filingFilters } from '../../../../domain/listFilters';
import { caseFileStatuses, contractTypes, finderTypes } from '../../../../domain/followOnCases';
import { may } from '../../../../domain/rights';
import { access } from '../../../platform/http/access';
import { checked, idParams, recordBody, type App, idText, searchText } from '../../../platform/http/checking';
import type { Db } from '../../../platform/database/schema';
import { ApiError, invalidField, notFound } from '../../../platform/http/errors';
import { listRoutes } from '../../../platform/http/listedPage';
import {
  idAnswer,
  listAnswer,
  pageAnswer,
  id,
  recordAnswer,
  routeUnder,
  text,
  objectAnswer,
} from '../../../platform/http/responses';
import { caseFilings } from './pages';
import { findCaseFilings } from './records';
import { createCaseFiling, removeCaseFiling, saveCaseFiling } from './writes';
import { filingInCourts } from '../ofFiling';
import { writeOf } from '../../../platform/writes/idempotency';
import { z } from 'zod';
import { followOnStatuses } from '../../../../domain/choices';
import { parseDay } from '../../../../domain/dates';
import { fieldsQuery, pageQuery, sortQuery } from '../../../platform/http/paging';

const route = routeUnder('case filings');

/** The register of demand notices and orders (docs/contract.md, "Case filings"). */
export async function caseFilingRoutes(app: App, { db }: { db: Db }) {
  listRoutes(app, db, caseFilings, {
    page: 'case-fillings-page',
    ...route(access('case-fillings', 'read'), 'A page of case filings', pageAnswer(record)),
    narrowed: 'narrowed down to what a figure counts',
    filters: filingFilters,
    query: filingsQuery,
    asked: ({ sortBy, ascOrDesc, searchKey, ...page }) => ({
      ...page,
      sortBy,
      order: ascOrDesc,
      search: searchKey,
    }),
  });

  app.post(
    '/api/case/case-fillings',
    route(access('case-fillings', 'create'), 'Register a case filing', record, {
      body: recordBody(caseFilingFields, 'create'),
    }),
    (request) => createCaseFiling(db, request.body.values, writeOf(request)),
  );

  app.put(
    '/api/case/case-fillings/:id',
    route(access('case-fillings', 'edit'), 'Replace a case filing', record, {
      params: idParams,
      body: recordBody(caseFilingFields, 'edit'),
    }),
    (request) => {
      const { values, version } = request.body;
      return saveCaseFiling(db, request.params.id, values, { version, ...writeOf(request) });
    },
  );

  // The contract's path has no separator before the id.
  app.delete(
    '/api/case/case-filling:id',
    route(access('case-fillings', 'delete'), 'Delete a case filing', idAnswer, { params: idParams }),
    (request) => removeCaseFiling(db, request.params.id, writeOf(request)),
  );

  app.get(
    '/api/case/case-file-status',
    route(access('case-fillings', 'read'), 'Where a filing stands in every court', fileStatusAnswer, {
      querystring: checked(caseIdQuery),
    }),
    async (request) => {
      const { caseId } = request.query;
      // case types that the role may not read are reported as if the filing had no such case
      const readable = contractTypes.filter(({ name }) => may(request.user.roles, 'read', name));
      const filing = await filingInCourts(db, caseId, readable);
      if (!filing) throw notFound();
      return {
        caseId,
        nothiNumber: filing.nothiNumber,
        ...Object.fromEntries(
          caseFileStatuses.flatMap((name) => {
            const latest = filing.latest[name];
            return [
              [`${name}Status`, latest ? latest.status : NO_CASE],
              [`${name}Id`, latest ? latest.id : null],
            ];
          }),
        ),
      };
    },
  );

  app.get(
    '/api/case/case-fillings-by-date-and-nothi',
    {
      ...route(
        access('case-fillings', 'read'),
        'Find the filing that a case follows from',
        listAnswer(record),
        { querystring: checked(finderQuery) },
      ),
      // in `preValidation`, so that a missing right is reported before validation errors
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
      if (!query.nothiNumber.trim()) throw invalidField('nothiNumber', 'fieldRequired');
      return findCaseFilings(db, { nothiNumber: query.nothiNumber });
    },
  );
}

/** Query parameters and response schemas of the filings' routes. */
const record = recordAnswer(caseFilingFields, {
  payableRevenue: { type: 'number', description: 'taka, computed' },
  taxacationBranch: { type: ['string', 'null'], description: "the section's name" },
});

/** Query parameters of the list, besides its filters. */
const filingsQuery = {
  ...pageQuery,
  ...sortQuery(caseFilingSorts),
  ...fieldsQuery(record),
  searchKey: searchText,
};

const fileStatusAnswer = objectAnswer({
  caseId: id,
  nothiNumber: text,
  ...Object.fromEntries(
    caseFileStatuses.flatMap((name) => [
      [
        `${name}Status`,
        {
          enum: [...followOnStatuses, NO_CASE, null],
          description: 'of the latest case; null when it has no status yet',
        },
      ],
      [`${name}Id`, { type: ['integer', 'null'] }],
    ]),
  ),
});

const caseIdQuery = z.object({ caseId: idText });

const finderQuery = z.object({
  caseType: z.enum(finderTypes, { error: 'notAChoice' }),
  searchType: z.enum(['DATE', 'NOTHI_NUMBER'], { error: 'notAChoice' }),
  dateOfJudgement: z
    .string({ error: 'noSuchDate' })
    .refine((day) => !day || parseDay(day) !== null, { error: 'noSuchDate' })
    .optional(),
  nothiNumber: searchText,
});
