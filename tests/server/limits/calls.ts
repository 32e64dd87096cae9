import { afterAll, beforeAll } from 'vitest';
import { dayInDhaka, plusDays } from '../../../domain/dates';
import type { LimitRecord } from '../../../domain/limits';
import { recountNext } from '../../../server/features/dates/limits/recount';
import { callsOn, startCalls, type Calls, type Headers } from '../cases/calls';

/** The day this many days after today, in Dhaka. */
export const dayFromToday = (days: number) => plusDays(dayInDhaka(), days);

/** The answer to `POST limits/preview`. */
export interface Moves {
  moves: { limitId: number; from: string; to: string }[];
  movesTotal: number;
  kept: { limitId: number; why: string }[];
  keptTotal: number;
}

/** A server, and calls on its time limits, made as an administrator unless other headers are given. */
async function startLimits() {
  const parts: Calls = await startCalls();
  const calls = callsOn(parts);
  const { call } = calls;

  async function found<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Headers,
  ) {
    const answer = await call(method, `/api/casebook/${path}`, body, headers);
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.json<T>();
  }

  async function list(filter: object, headers?: Headers) {
    return found<LimitRecord[]>('GET', `limits?filter=${JSON.stringify(filter)}`, undefined, headers);
  }

  const addFiling = (values: object) =>
    calls.add('case-fillings', {
      nothiNumber: `L-${++made}/26`,
      workPlace: { id: parts.section },
      ...values,
    });

  /** Adds a case to a new filing. @returns the ids of the filing, the case and its proceeding. */
  async function addCase(kind: string, values: object, filing: object = {}) {
    return addCaseTo(await addFiling(filing), kind, values);
  }

  async function addCaseTo(caseFilingId: number, kind: string, values: object) {
    const recordId = await calls.add(kind, { caseFilling: { id: caseFilingId }, ...values });
    const of = { caseFilingId, kind };
    const { records } = await calls.list({ filter: of });
    const { id: proceedingId } = records.find((each) => each.recordId === recordId)!;
    return { caseFilingId, recordId, proceedingId };
  }

  /** Adds a judgment of 17/01/2026, against which leave to appeal may be sought until 18/03/2026. */
  async function judgment() {
    const added = await addCase('high-court-rits', { customOrderDate: '2026-01-17' });
    const [limit] = await list({ caseFilingId: added.caseFilingId });
    return { ...added, limit: limit! };
  }

  /** Adds a tribunal's order of 01/02/2025, whose time limit to appeal has passed. */
  async function orderOfTribunal() {
    const values = { tribunalCaseNo: 'T-1', tribunalOrderDate: '2025-02-01' };
    const { caseFilingId, proceedingId } = await addCase('tribunal-cases', values);
    const [limit] = await list({ caseFilingId });
    return { caseFilingId, proceedingId, limit: limit! };
  }

  return {
    ...calls,
    parts,
    judgment,
    orderOfTribunal,
    preview: (body: object) => found<Moves>('POST', 'limits/preview', body),
    async calendarId(code: string) {
      const [calendar] = await found<{ id: number }[]>('GET', `calendars?filter={"code":"${code}"}`);
      return calendar!.id;
    },
    /** Recounts time limits as the job does after a change of a calendar or a rule. */
    async recount() {
      while (await recountNext(parts.test.db));
    },
    found,
    list,
    addFiling,
    addCase,
    addCaseTo,
    limit: (id: number) => found<LimitRecord>('GET', `limits/${id}`),
    post: (values: object, headers?: Headers) => call('POST', '/api/casebook/limits', values, headers),
    save: (limit: LimitRecord, change: object, headers?: Headers) =>
      call('PUT', `/api/casebook/limits/${limit.id}`, { ...limit, ...change }, headers),
    /** Changes what is entered at a proceeding. */
    async putProceeding(id: number, change: object) {
      return calls.put(await calls.one(id), change);
    },
    close: () => parts.test.close(),
  };
}

let made = 0;

export type LimitCalls = Awaited<ReturnType<typeof startLimits>>;

/** Calls on a server that runs during the tests of a file. */
export function useLimits(): LimitCalls {
  const calls = {} as LimitCalls;
  beforeAll(async () => {
    Object.assign(calls, await startLimits());
  });
  afterAll(() => calls.close());
  return calls;
}
