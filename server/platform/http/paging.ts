import { z } from 'zod';
import type { WireRecord } from '../../../domain/wire';

const DEFAULT_SIZE = 20;

const wholeNumber = z
  .string({ error: 'notANumber' })
  .regex(/^(-?\d+)?$/, { error: 'notANumber' })
  .transform((text) => Math.min(Number(text), Number.MAX_SAFE_INTEGER));

/** Zero-based `page`; a `size` that is missing, empty or not positive is 20 (docs/contract.md, "Pages"). */
export const pageQuery = {
  page: wholeNumber.transform((page) => Math.max(page, 0)).default(0),
  size: wholeNumber.transform((size) => (size > 0 ? size : DEFAULT_SIZE)).default(DEFAULT_SIZE),
};

/** `sortBy` from an allow-list; `ascOrDesc` in any letter case, also as `ascending` and `descending`. */
export const sortQuery = <const S extends readonly string[]>(sorts: S) => ({
  sortBy: z.preprocess((value) => value || 'id', z.enum(sorts, { error: 'notASortOption' })).prefault('id'),
  ascOrDesc: z
    .preprocess(
      (value) => (typeof value === 'string' ? value.toLowerCase().replace(/ending$/, '') : value) || 'asc',
      z.enum(['asc', 'desc'], { error: 'notASortOption' }),
    )
    .prefault('asc'),
});

/** An id in a query; empty means none. */
export const idFilter = wholeNumber
  .transform((id) => (id > 0 ? id : null))
  .nullable()
  .default(null);

/**
 * `fields=nothiNumber,revenue` limits the records of a page to their id and these properties of the answer's
 * schema. Without the parameter the value is null, which stands for all properties. The contract does not have this
 * parameter.
 */
export function fieldsQuery(answer: { properties?: object }) {
  const known = Object.keys(answer.properties ?? {});
  return {
    fields: z
      .string({ error: 'notAChoice' })
      .refine((text) => !text || text.split(',').every((name) => known.includes(name)), {
        error: 'notAChoice',
      })
      .transform((text) => (text ? text.split(',') : null))
      .prefault(''),
  };
}

export interface PageRequest {
  page: number;
  size: number;
  fields?: readonly string[] | null;
}

/** A page in the contract's format. */
export const contractPage = (
  request: PageRequest,
  { content, total }: { content: readonly object[]; total: number },
) => ({
  content: limitedTo(request.fields, content),
  ...pageFacts(request, total),
});

/** The records with their ids and these properties only; null for all. */
export const limitedTo = (fields: PageRequest['fields'], records: readonly object[]): readonly object[] =>
  fields
    ? records.map((each) => {
        const record = each as WireRecord;
        const limited: WireRecord = { id: record.id };
        for (const field of fields) limited[field] = record[field];
        return limited;
      })
    : records;

/** All properties of a page response except `content`, which is sent first or streamed. */
export function pageFacts({ page, size }: PageRequest, total: number) {
  const offset = page * size;
  const count = Math.max(0, Math.min(size, total - offset));
  const totalPages = Math.ceil(total / size);
  return {
    totalPages,
    totalElements: total,
    number: page,
    size,
    numberOfElements: count,
    first: page === 0,
    last: page >= totalPages - 1,
    empty: count === 0,
    pageable: { pageNumber: page, pageSize: size, offset },
  };
}
