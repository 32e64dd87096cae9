import { z } from 'zod';
import { companyFields } from '../../domain/companies';
import { LINE } from '../../domain/fields';
import { isRecord } from '../../domain/isRecord';
import type { Mode } from '../../domain/validation';
import { recordBody, searchText } from '../http/checking';
import { pageQuery } from '../http/paging';
import { choiceAnswer, id, recordAnswer } from '../http/responses';

/** What may be asked of the companies, and what the answers look like. */
export const companiesQuery = z.object({
  ...pageQuery,
  companyName: searchText,
});

export const nameQuery = z.object({
  name: z.string({ error: 'notText' }).max(LINE, { error: 'tooLong' }).default(''),
});

const line = { type: ['string', 'null'] };

export const companyAnswer = recordAnswer(companyFields, {
  isActive: { type: 'boolean' },
  addressBook: {
    type: 'object',
    properties: { id, addressLine1: line, addressLine2: line, isActive: { const: true } },
  },
});

export const namedAnswer = choiceAnswer({ texts: ['companyName'] });

/** A company as it is sent: older clients have the two lines of its address in `addressBook` alone. */
export function companyBody(mode: Mode): ReturnType<typeof recordBody<typeof companyFields>> {
  const body = recordBody(companyFields, mode);
  return {
    parse: (sent) => body.parse(isRecord(sent) ? { ...addressIn(sent.addressBook), ...sent } : sent),
    jsonSchema: body.jsonSchema,
  };
}

const addressIn = (book: unknown) =>
  isRecord(book) ? { addressLine1: book.addressLine1, addressLine2: book.addressLine2 } : {};
