import { caseTypes, type CaseTypeName } from '../../../domain/followOnCases';
import { type CaseType, acceptedSorts, apiOf } from '../../../domain/followOnCases/caseType';
import { caseFilters } from '../../../domain/listFilters';
import { access } from '../../platform/http/access';
import { idParams, recordBody, type App, searchText } from '../../platform/http/checking';
import type { Db } from '../../platform/database/schema';
import { notFound } from '../../platform/http/errors';
import { listRoutes } from '../../platform/http/listedPage';
import {
  idAnswer,
  pageAnswer,
  id,
  recordAnswer,
  routeUnder,
  integer,
  objectAnswer,
  text,
} from '../../platform/http/responses';
import { casesOf } from './pages';
import { caseById } from './records';
import { createCase, removeCase, saveCase } from './writes';
import { writeOf } from '../../platform/writes/idempotency';
import { fieldsQuery, pageQuery, sortQuery } from '../../platform/http/paging';

/** Registers of court cases, one for each type (docs/contract.md, "Court cases"). */
export async function followOnCaseRoutes(app: App, { db }: { db: Db }) {
  for (const type of caseTypes) routesOf(type, app, db);
}

function routesOf(type: CaseType<CaseTypeName>, app: App, db: Db): void {
  const collection = `${apiOf(type)}/${type.name}`;
  const record = caseAnswer(type);
  const route = routeUnder('court cases', `${type.title}: `);

  listRoutes(app, db, casesOf(type), {
    page: type.page,
    isOurs: !type.contract,
    ...route(access(type.name, 'read'), 'a page', pageAnswer(record)),
    narrowed: 'narrowed down to what a figure counts',
    filters: caseFilters,
    query: casesQuery(type),
    asked: ({ sortBy, ascOrDesc, nothiNumber, searchKey, ...page }) => ({
      ...page,
      sortBy,
      order: ascOrDesc,
      search: nothiNumber.trim() ? nothiNumber : searchKey,
    }),
  });

  app.get(
    `${collection}/:id`,
    route(access(type.name, 'read'), 'one', record, { params: idParams }),
    (request) => stored(request.params.id),
  );

  app.post(
    collection,
    route(access(type.name, 'create'), 'enter one', record, { body: recordBody(type.bodyFields, 'create') }),
    (request) => createCase(db, type, request.body.values, writeOf(request)),
  );

  app.put(
    `${collection}/:id`,
    route(access(type.name, 'edit'), 'replace one', record, {
      params: idParams,
      body: recordBody(type.bodyFields, 'edit'),
    }),
    (request) => {
      const { values, version } = request.body;
      return saveCase(db, type, request.params.id, values, { version, ...writeOf(request) });
    },
  );

  app.delete(
    `${collection}/:id`,
    route(access(type.name, 'delete'), 'delete one', idAnswer, { params: idParams }),
    (request) => removeCase(db, type, request.params.id, writeOf(request)),
  );

  async function stored(id: number) {
    const found = await caseById(db, type, id);
    if (!found) throw notFound();
    return found;
  }
}

/** Query parameters of a list of court cases, besides its filters. */
const casesQuery = (type: CaseType) => ({
  ...pageQuery,
  ...sortQuery(acceptedSorts(type)),
  ...fieldsQuery(caseAnswer(type)),
  nothiNumber: searchText,
  searchKey: searchText,
});

const caseAnswer = (type: CaseType) =>
  recordAnswer(type.fields, {
    ...(type.filingOnTop && filing),
    caseFilling: objectAnswer({
      id,
      ...filing,
      boeDate: { type: ['array', 'null'], items: integer, description: '[year, month, day]' },
    }),
  });

const filing = {
  nothiNumber: text,
  revenue: { type: 'number', description: 'taka' },
  workPlace: objectAnswer({ id, name: text, nameBn: { type: ['string', 'null'] } }),
};
