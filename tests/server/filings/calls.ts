import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from '../../support/database';
import { addWorkPlace } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

/** A server with one section for a test file, and an administrator's calls on its case filings. */
export function useCaseFilings() {
  let test: TestApp;
  let bearer: { authorization: string };
  let section: number;

  beforeAll(async () => {
    test = await buildTestApp({ connections: 12 });
    bearer = await test.as('ROLE_ADMIN');
    section = await addWorkPlace(test.db, 'AIR');
  });
  afterAll(() => test.close());

  return {
    get db(): TestDatabase['db'] {
      return test.db;
    },
    /** The default section of created filings. */
    get section() {
      return section;
    },
    /** Sends a raw payload to the URL that creates filings. */
    post: (payload: string | Buffer, contentType: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/case/case-fillings',
        headers: { ...bearer, 'content-type': contentType },
        payload,
      }),
    create: (body: object, headers: object = {}) =>
      test.app.inject({
        method: 'POST',
        url: '/api/case/case-fillings',
        headers: { ...bearer, ...headers },
        payload: { workPlace: { id: section }, ...body },
      }),
    replace: (id: number | string, body: object, headers: object = bearer) =>
      test.app.inject({
        method: 'PUT',
        url: `/api/case/case-fillings/${id}`,
        headers: { ...headers },
        payload: { workPlace: { id: section }, ...body },
      }),
    read: (id: number) => test.app.inject({ url: `/api/casebook/case-fillings/${id}`, headers: bearer }),
    /** Deletes a filing; `path` ends the URL after `case-filling`, and `headers` are added to the session's. */
    remove: (path: number | string, headers: object = {}) =>
      test.app.inject({
        method: 'DELETE',
        url: `/api/case/case-filling${path}`,
        headers: { ...bearer, ...headers },
      }),
  };
}
