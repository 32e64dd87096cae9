import { companyFilters } from '../../../../domain/listFilters';
import { access } from '../../../platform/http/access';
import { checked, idParams, type App, recordBody, searchText } from '../../../platform/http/checking';
import type { Db } from '../../../platform/database/schema';
import { notFound } from '../../../platform/http/errors';
import {
  listAnswer,
  pageAnswer,
  choiceAnswer,
  id,
  recordAnswer,
  textOrNull,
  routeUnder,
  objectAnswer,
} from '../../../platform/http/responses';
import {
  companies,
  companiesNamed,
  companyById,
  createCompany,
  saveCompany,
  switchCompany,
} from './companies';
import { writeOf } from '../../../platform/writes/idempotency';
import { listRoutes } from '../../../platform/http/listedPage';
import { z } from 'zod';
import { companyFields } from '../../../../domain/companies';
import { LINE } from '../../../../domain/fields';
import { isRecord } from '../../../../domain/isRecord';
import type { Mode } from '../../../../domain/validation';
import { pageQuery } from '../../../platform/http/paging';

/** Importers, exporters and persons (docs/contract.md, "Companies"). Their dropdown list is in the lists feature. */
export async function companyRoutes(app: App, { db }: { db: Db }) {
  const route = routeUnder('companies');

  listRoutes(app, db, companies, {
    page: 'search-company-page',
    ...route(access('companies', 'read'), 'A page of companies', pageAnswer(companyAnswer)),
    filters: companyFilters,
    query: companiesQuery,
    asked: ({ page, size, companyName }) => ({ page, size, search: companyName }),
  });

  app.post(
    '/api/case/companies',
    route(access('companies', 'create'), 'Add a company', companyAnswer, { body: companyBody('create') }),
    (request) => createCompany(db, request.body.values, writeOf(request)),
  );

  app.put(
    '/api/case/companies/:id',
    route(access('companies', 'edit'), 'Replace a company', companyAnswer, {
      params: idParams,
      body: companyBody('edit'),
    }),
    (request) => {
      const { values, version } = request.body;
      return saveCompany(db, request.params.id, values, { version, ...writeOf(request) });
    },
  );

  app.post(
    '/api/case/change-status/:id',
    route(access('companies', 'edit'), 'Switch a company on or off', companyAnswer, { params: idParams }),
    (request) => switchCompany(db, request.params.id, writeOf(request)),
  );

  app.get(
    '/api/casebook/companies/:id',
    route(access('companies', 'read'), 'One company, for a shared link', companyAnswer, { params: idParams }),
    (request) => stored(request.params.id),
  );

  app.get(
    '/api/casebook/companies/same-name',
    route(access('companies', 'read'), 'Companies of this name, or nearly', listAnswer(namedAnswer), {
      querystring: checked(nameQuery),
    }),
    (request) => companiesNamed(db, request.query.name),
  );

  async function stored(id: number) {
    const found = await companyById(db, id);
    if (!found) throw notFound();
    return found;
  }
}

/** Query parameters of the list of companies, besides its filters. */
const companiesQuery = { ...pageQuery, companyName: searchText };

const nameQuery = z.object({
  name: z.string({ error: 'notText' }).max(LINE, { error: 'tooLong' }).default(''),
});

const companyAnswer = recordAnswer(companyFields, {
  isActive: { type: 'boolean' },
  addressBook: objectAnswer({
    id,
    addressLine1: textOrNull,
    addressLine2: textOrNull,
    isActive: { const: true },
  }),
});

const namedAnswer = choiceAnswer({ texts: ['companyName'] });

/** The body of a company. Older clients send the two address lines only inside `addressBook`. */
function companyBody(mode: Mode): ReturnType<typeof recordBody<typeof companyFields>> {
  const body = recordBody(companyFields, mode);
  return {
    parse: (sent) => body.parse(isRecord(sent) ? { ...addressIn(sent.addressBook), ...sent } : sent),
    jsonSchema: body.jsonSchema,
  };
}

const addressIn = (book: unknown) =>
  isRecord(book) ? { addressLine1: book.addressLine1, addressLine2: book.addressLine2 } : {};
