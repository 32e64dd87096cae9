import type { HttpClient } from './httpClient';

const PATH = '/api/casebook/sample-accounts';

interface Answer {
  userNames: string[];
}

/** The sample accounts that anybody can sign in to; our own server's alone (docs/contract.md). */
export const fetchOpenSampleAccounts = async (call: HttpClient, signal?: AbortSignal): Promise<string[]> =>
  ((await call(PATH, { signal })) as Answer).userNames;

/** Disables them, but for one's own. @returns those that are left. */
export const switchOffSampleAccounts = async (call: HttpClient): Promise<string[]> =>
  ((await call(`${PATH}/switch-off`, { method: 'POST' })) as Answer).userNames;
