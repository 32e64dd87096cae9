import { expect, type Page } from '@playwright/test';
import { tokenOf, type Account } from './casebook';

/** Returns a function for calls that prepare a test, in the session of this tab. A refusal fails the test. */
export async function callsOf(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  return calls(page, JSON.parse(token ?? '{}').access_token);
}

/** Like `callsOf`, but in a separate session of another account. */
export const callsAs = async (page: Page, account: Account) =>
  calls(page, (await tokenOf(page, account)).access_token);

const calls =
  (page: Page, token: string) => async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.fetch(path, { method, headers, data });
    expect(answer.status(), `${method} ${path}`).toBe(200);
    return answer.json();
  };

/** Registers a filing of the section AIR. */
export async function enterFiling(page: Page, values: { nothiNumber: string } & Record<string, unknown>) {
  const call = await callsOf(page);
  const sections: { name: string }[] = await call('GET', '/api/case/workplace');
  const workPlace = sections.find(({ name }) => name === 'AIR');
  return call('POST', '/api/case/case-fillings', { workPlace, ...values });
}
