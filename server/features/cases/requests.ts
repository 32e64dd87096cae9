import { z } from 'zod';
import { acceptedSorts, type CaseType } from '../../../domain/followOnCases/caseType';
import { searchText } from '../../platform/http/checking';
import { fieldsQuery, pageQuery, sortQuery } from '../../platform/http/paging';
import { id, recordAnswer } from '../../platform/http/responses';
import type { NarrowedCases } from '../../platform/lists/figureFilters';
import type { ListQuery } from '../../platform/lists/listedRegister';
import { caseFigureQuery } from '../../platform/lists/figureQuery';

/** Query parameters of a list of court cases. */
export const casesQuery = (type: CaseType) =>
  z.object({
    ...pageQuery,
    ...sortQuery(acceptedSorts(type)),
    ...fieldsQuery(caseAnswer(type)),
    nothiNumber: searchText,
    searchKey: searchText,
  });

/** Our own lists also accept the filters by which a dashboard figure links to its records. */
export const narrowedCasesQuery = (type: CaseType) => casesQuery(type).extend(caseFigureQuery);

type SentQuery = z.infer<ReturnType<typeof casesQuery>> &
  Partial<z.infer<ReturnType<typeof narrowedCasesQuery>>>;

export function listQuery(query: SentQuery): ListQuery<NarrowedCases> {
  return {
    page: query.page,
    size: query.size,
    fields: query.fields,
    sortBy: query.sortBy,
    order: query.ascOrDesc,
    search: query.nothiNumber.trim() ? query.nothiNumber : query.searchKey,
    filters: {
      status: query.status ?? null,
      month: query.month ?? null,
      workPlaceId: query.workPlaceId ?? null,
      filingStatus: query.filingStatus ?? null,
    },
  };
}

export const caseAnswer = (type: CaseType) =>
  recordAnswer(type.fields, {
    ...(type.filingOnTop && filing),
    caseFilling: {
      type: 'object',
      properties: {
        id,
        ...filing,
        boeDate: { type: ['array', 'null'], items: { type: 'integer' }, description: '[year, month, day]' },
      },
    },
  });

const filing = {
  nothiNumber: { type: 'string' },
  revenue: { type: 'number', description: 'taka' },
  workPlace: {
    type: 'object',
    properties: { id, name: { type: 'string' }, nameBn: { type: ['string', 'null'] } },
  },
};
