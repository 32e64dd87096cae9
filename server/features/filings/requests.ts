import { z } from 'zod';
import { caseFilingFields, caseFilingSorts, NO_CASE, provisionalFilters } from '../../../domain/caseFilings';
import { followOnStatuses } from '../../../domain/choices';
import { parseDay } from '../../../domain/dates';
import { caseFileStatuses, finderTypes } from '../../../domain/followOnCases';
import { idText, searchText } from '../../platform/http/checking';
import { fieldsQuery, idFilter, pageQuery, sortQuery } from '../../platform/http/paging';
import { id, recordAnswer } from '../../platform/http/responses';
import type { CaseFilingFilters } from './pages';
import type { ListQuery } from '../../platform/lists/listedRegister';
import { filingFigureQuery } from '../../platform/lists/figureQuery';

/** Query parameters and response schemas of the filings' routes. */
export const record = recordAnswer(caseFilingFields, {
  payableRevenue: { type: 'number', description: 'taka, computed' },
  taxacationBranch: { type: ['string', 'null'], description: "the section's name" },
});

export const pageOf = z.object({
  ...pageQuery,
  ...sortQuery(caseFilingSorts),
  ...fieldsQuery(record),
  searchKey: searchText,
  workPlaceId: idFilter,
  provitionalTaxation: z.preprocess(
    (value) => (typeof value === 'string' ? value.toUpperCase() || null : value),
    z.enum(provisionalFilters, { error: 'notAChoice' }).nullish(),
  ),
});

/** Our own list also accepts the filters by which a dashboard figure links to its records. */
export const narrowedPageOf = pageOf.extend(filingFigureQuery);

export const fileStatusAnswer = {
  type: 'object',
  properties: {
    caseId: id,
    nothiNumber: { type: 'string' },
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
  },
};

export const caseIdQuery = z.object({ caseId: idText });

export const finderQuery = z.object({
  caseType: z.enum(finderTypes, { error: 'notAChoice' }),
  searchType: z.enum(['DATE', 'NOTHI_NUMBER'], { error: 'notAChoice' }),
  dateOfJudgement: z
    .string({ error: 'noSuchDate' })
    .refine((day) => !day || parseDay(day) !== null, { error: 'noSuchDate' })
    .optional(),
  nothiNumber: searchText,
});

type SentQuery = z.infer<typeof pageOf> & Partial<z.infer<typeof narrowedPageOf>>;

export function listQuery(query: SentQuery): ListQuery<CaseFilingFilters> {
  return {
    page: query.page,
    size: query.size,
    fields: query.fields,
    sortBy: query.sortBy,
    order: query.ascOrDesc,
    search: query.searchKey,
    filters: {
      status: query.status ?? null,
      month: query.month ?? null,
      workPlaceId: query.workPlaceId,
      companyId: query.companyId ?? null,
      provisional: query.provitionalTaxation ? query.provitionalTaxation === 'WITH' : null,
    },
  };
}
