import { z } from 'zod';
import { caseFigureFilters, filingFigureFilters } from '../../../domain/drillDownFilters';
import { isMonth } from '../../../domain/months';
import { idFilter } from '../http/paging';

/** A filter by one of its choices; empty means no filter. */
const choice = <const C extends readonly string[]>({ choices }: { choices: C }) =>
  z.preprocess((value) => value || null, z.enum(choices, { error: 'notAChoice' }).nullish());

const month = z
  .string({ error: 'notAChoice' })
  .refine((text) => text === '' || isMonth(text), { error: 'notAChoice' })
  .transform((text) => text || null)
  .nullable()
  .default(null);

/** Filters of filings beyond the contract, for links from dashboard figures and hits (domain/drillDownFilters.ts). */
export const filingFigureQuery = { status: choice(filingFigureFilters.status), month, companyId: idFilter };

/** Filters of court cases beyond the contract, for links from dashboard figures. */
export const caseFigureQuery = {
  status: choice(caseFigureFilters.status),
  month,
  workPlaceId: idFilter,
  filingStatus: choice(caseFigureFilters.filingStatus),
};
