import { acceptedSorts, type CaseType } from '../../../domain/followOnCases/caseType';
import { searchText } from '../../platform/http/checking';
import { fieldsQuery, pageQuery, sortQuery } from '../../platform/http/paging';
import { id, recordAnswer } from '../../platform/http/responses';

/** Query parameters of a list of court cases, besides its filters. */
export const casesQuery = (type: CaseType) => ({
  ...pageQuery,
  ...sortQuery(acceptedSorts(type)),
  ...fieldsQuery(caseAnswer(type)),
  nothiNumber: searchText,
  searchKey: searchText,
});

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
