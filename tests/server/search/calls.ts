import { expect } from 'vitest';
import type { SearchGroup } from '../../../domain/searchHits';
import { addWorkPlace } from '../../support/register';
import { buildTestApp } from '../../support/signInAs';

/** A server with a section, and the calls that write and search records as an administrator. */
export async function startSearch() {
  const test = await buildTestApp();
  const admin = await test.as('ROLE_ADMIN');
  const section = await addWorkPlace(test.db);

  async function send(method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<number> {
    const answer = await test.app.inject({ method, url: `/api/case/${path}`, headers: admin, payload });
    expect([path, answer.statusCode, answer.json().message]).toEqual([path, 200, undefined]);
    return answer.json().id;
  }

  async function search(q: string, more = '', headers = admin): Promise<SearchGroup[]> {
    const url = `/api/casebook/search?q=${encodeURIComponent(q)}${more}`;
    const answer = await test.app.inject({ method: 'GET', url, headers });
    expect(answer.statusCode).toBe(200);
    return answer.json().groups;
  }

  return {
    test,
    admin,
    send,
    search,
    addFiling: (values: object) => send('POST', 'case-fillings', { workPlace: { id: section }, ...values }),
    addCase: (type: string, filing: number, values: object) =>
      send('POST', type, { caseFilling: { id: filing }, ...values }),
    /** The groups of hits, each as `kind: title, title`. */
    found: async (q: string, more = '', headers = admin) =>
      (await search(q, more, headers)).map(
        ({ kind, hits }) => `${kind}: ${hits.map(({ title }) => title).join(', ')}`,
      ),
  };
}

export type Search = Awaited<ReturnType<typeof startSearch>>;
