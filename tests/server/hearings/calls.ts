import { afterAll, beforeAll } from 'vitest';
import { dayInDhaka } from '../../../domain/dates';
import { callsOn, startCalls, type Calls, type Headers } from '../cases/calls';

export interface Hearing {
  id: number;
  version: number;
  date: string;
  [name: string]: unknown;
}

/** The day this many days after today, in Dhaka. */
export const dayFromToday = (days: number) => dayInDhaka(new Date(Date.now() + days * 86_400_000));

/** A server, and calls on its hearings, made as an administrator unless other headers are given. */
export async function startHearings() {
  const parts: Calls = await startCalls();
  const calls = callsOn(parts);
  const { call } = calls;

  async function list(query: object, headers?: Headers) {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
    );
    const answer = await call('GET', `/api/casebook/hearings?${search}`, undefined, headers);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Hearing[]>();
  }

  /** Adds a tribunal case to a new filing. @returns the ids of the filing, the case and its proceeding. */
  async function addCase(values: object = {}) {
    const caseFilling = { id: await calls.addFiling() };
    const recordId = await calls.add('tribunal-cases', { caseFilling, tribunalCaseNo: 'T-1', ...values });
    const { records } = await calls.list({
      filter: { caseFilingId: caseFilling.id, kind: 'tribunal-cases' },
    });
    return { caseFilingId: caseFilling.id, recordId, proceedingId: records[0]!.id };
  }

  return {
    ...calls,
    parts,
    addRecord: calls.add,
    proceedings: calls.list,
    list,
    addCase,
    async add(values: object) {
      const answer = await call('POST', '/api/casebook/hearings', values);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<Hearing>();
    },
    one: async (id: number) => (await call('GET', `/api/casebook/hearings/${id}`)).json<Hearing>(),
    put: (hearing: Hearing, change: object) =>
      call('PUT', `/api/casebook/hearings/${hearing.id}`, { ...hearing, ...change }),
    remove: (id: number) => call('DELETE', `/api/casebook/hearings/${id}`),
    enterResult: (id: number, body: object, headers?: Headers) =>
      call('POST', `/api/casebook/hearings/${id}/result`, body, headers),
    move: (body: object) => call('POST', '/api/casebook/hearings/move', body),
    undo: (batch: number) => call('POST', `/api/casebook/hearings/move/${batch}/undo`),
    tribunalCase: async (id: number) =>
      (await call('GET', `/api/case/tribunal-cases/${id}`)).json<{
        dateOfHearing01: unknown;
        dateOfHearing02: unknown;
        version: number;
      }>(),
    putCase: (id: number, caseFilingId: number, values: object, headers?: Headers) =>
      call(
        'PUT',
        `/api/case/tribunal-cases/${id}`,
        { caseFilling: { id: caseFilingId }, tribunalCaseNo: 'T-1', ...values },
        headers,
      ),
    close: () => parts.test.close(),
  };
}

export type Hearings = Awaited<ReturnType<typeof startHearings>>;

/** Calls on a server that runs during the tests of a file. */
export function useHearings(): Hearings {
  const calls = {} as Hearings;
  beforeAll(async () => {
    Object.assign(calls, await startHearings());
  });
  afterAll(() => calls.close());
  return calls;
}

/** A refusal in words: its status, and the field and code of its first error or its own code. */
export const refusal = (answer: { statusCode: number; json(): unknown }): string => {
  const { errors, code } = answer.json() as { errors?: { field: string; code: string }[]; code?: string };
  const [first] = errors ?? [];
  return [answer.statusCode, ...(first ? [first.field, first.code] : [code])].filter(Boolean).join(' ');
};
