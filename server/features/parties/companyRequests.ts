import { z } from 'zod';
import { companyFields } from '../../../domain/companies';
import { LINE } from '../../../domain/fields';
import { isRecord } from '../../../domain/isRecord';
import type { Mode } from '../../../domain/validation';
import { recordBody, searchText } from '../../platform/http/checking';
import { pageQuery } from '../../platform/http/paging';
import { choiceAnswer, id, recordAnswer, textOrNull } from '../../platform/http/responses';

/** Query parameters of the list of companies, besides its filters. */
export const companiesQuery = { ...pageQuery, companyName: searchText };

export const nameQuery = z.object({
  name: z.string({ error: 'notText' }).max(LINE, { error: 'tooLong' }).default(''),
});

export const companyAnswer = recordAnswer(companyFields, {
  isActive: { type: 'boolean' },
  addressBook: {
    type: 'object',
    properties: { id, addressLine1: textOrNull, addressLine2: textOrNull, isActive: { const: true } },
  },
});

export const namedAnswer = choiceAnswer({ texts: ['companyName'] });

/** The body of a company. Older clients send the two address lines only inside `addressBook`. */
export function companyBody(mode: Mode): ReturnType<typeof recordBody<typeof companyFields>> {
  const body = recordBody(companyFields, mode);
  return {
    parse: (sent) => body.parse(isRecord(sent) ? { ...addressIn(sent.addressBook), ...sent } : sent),
    jsonSchema: body.jsonSchema,
  };
}

const addressIn = (book: unknown) =>
  isRecord(book) ? { addressLine1: book.addressLine1, addressLine2: book.addressLine2 } : {};
