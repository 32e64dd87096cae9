import { z } from 'zod';
import { caseFigureFilters, filingFigureFilters } from '../../domain/drillDownFilters';
import { isMonth } from '../../domain/months';
import { idFilter } from '../http/paging';

/** An empty one does not filter. */
const choice = <const C extends readonly string[]>({ choices }: { choices: C }) =>
  z.preprocess((value) => value || null, z.enum(choices, { error: 'notAChoice' }).nullish());

const month = z
  .string({ error: 'notAChoice' })
  .refine((text) => text === '' || isMonth(text), { error: 'notAChoice' })
  .transform((text) => text || null)
  .nullable()
  .default(null);

/** What a list of filings may be narrowed down by, beside the contract's filters (domain/drillDownFilters.ts). */
export const filingFigureQuery = { status: choice(filingFigureFilters.status), month };

/** The same for a list of court cases. */
export const caseFigureQuery = {
  status: choice(caseFigureFilters.status),
  month,
  workPlaceId: idFilter,
  filingStatus: choice(caseFigureFilters.filingStatus),
};
