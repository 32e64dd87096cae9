import { z } from 'zod';
import { caseFilingFields, caseFilingSorts, NO_CASE } from '../../../domain/caseFilings';
import { followOnStatuses } from '../../../domain/choices';
import { parseDay } from '../../../domain/dates';
import { caseFileStatuses, finderTypes } from '../../../domain/followOnCases';
import { idText, searchText } from '../../platform/http/checking';
import { fieldsQuery, pageQuery, sortQuery } from '../../platform/http/paging';
import { id, recordAnswer } from '../../platform/http/responses';

/** Query parameters and response schemas of the filings' routes. */
export const record = recordAnswer(caseFilingFields, {
  payableRevenue: { type: 'number', description: 'taka, computed' },
  taxacationBranch: { type: ['string', 'null'], description: "the section's name" },
});

/** Query parameters of the list, besides its filters. */
export const filingsQuery = {
  ...pageQuery,
  ...sortQuery(caseFilingSorts),
  ...fieldsQuery(record),
  searchKey: searchText,
};

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
