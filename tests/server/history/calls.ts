import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { addWorkPlace } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

export type Headers = { authorization: string };

export interface Change {
  id: number;
  register: string;
  action: string;
  via: string;
  was: Record<string, unknown> | null;
  became: Record<string, unknown> | null;
  [name: string]: unknown;
}

/** A server with one section, and calls on it, made as an administrator unless other headers are given. */
export function useHistory() {
  const it = {} as { test: TestApp; admin: Headers; customs: Headers; section: number };
  beforeAll(async () => {
    it.test = await buildTestApp({ connections: 12 });
    it.admin = await it.test.as('ROLE_ADMIN');
    it.customs = await it.test.as('ROLE_CUSTOMS');
    it.section = await addWorkPlace(it.test.db, 'AIR');
  });
  afterAll(() => it.test.close());

  const call = (
    method: InjectOptions['method'],
    url: string,
    payload?: object | null,
    headers: object = it.admin,
  ) => it.test.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) });

  const list = async <T = Change>(resource: string, filter: object, headers = it.admin): Promise<T[]> => {
    const search = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,999]' });
    const answer = await call('GET', `/api/casebook/${resource}?${search}`, null, headers);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };

  /** The changes of a record, the newest first. */
  const changesOf = (register: string, recordId: number, headers?: Headers) =>
    list('changes', { register, recordId }, headers);

  /** Restores the state of a record after a change; `version` is the present version of the record. */
  const restore = (changeId: number, version?: number, headers?: object) =>
    call('POST', `/api/casebook/changes/${changeId}/restore`, { version }, { ...it.admin, ...headers });

  const inBin = (register: string, recordId: number) => list('deleted', { register, recordId });

  const takeOut = (deletionId: number, headers?: object) =>
    call('POST', `/api/casebook/deleted/${deletionId}/restore`, null, { ...it.admin, ...headers });

  const sound = async (method: InjectOptions['method'], url: string, payload?: object, headers?: object) => {
    const answer = await call(method, url, payload, { ...it.admin, ...headers });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ id: number; version: number; [name: string]: unknown }>();
  };

  let made = 0;
  const addFiling = (values: object = {}) =>
    sound('POST', '/api/case/case-fillings', {
      nothiNumber: `H-${++made}/26`,
      workPlace: { id: it.section },
      ...values,
    });

  return Object.assign(it, { call, list, changesOf, restore, inBin, takeOut, sound, addFiling });
}
