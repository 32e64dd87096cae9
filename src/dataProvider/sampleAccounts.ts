import type { HttpClient } from './httpClient';

const PATH = '/api/casebook/sample-accounts';

interface Answer {
  userNames: string[];
}

/** The sample accounts that still have their published password; our own server only (docs/contract.md). */
export const fetchOpenSampleAccounts = async (call: HttpClient, signal?: AbortSignal): Promise<string[]> =>
  ((await call(PATH, { signal })) as Answer).userNames;

/** Disables the sample accounts with published passwords except the person's own. @returns the names of those left. */
export const switchOffSampleAccounts = async (call: HttpClient): Promise<string[]> =>
  ((await call(`${PATH}/switch-off`, { method: 'POST' })) as Answer).userNames;
