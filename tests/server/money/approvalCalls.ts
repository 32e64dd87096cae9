import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { useApprovals, useHistory, type Headers } from '../history/calls';

export interface Stored {
  id: number;
  version: number;
  [name: string]: unknown;
}

/** Calls on the money of files in an office that requires approvals. */
export function useApprovedMoney() {
  const history = useHistory();
  const approvals = useApprovals(history);
  const { call, sound } = history;

  const add = (resource: string, values: object) => call('POST', `/api/casebook/${resource}`, values);
  const remove = (resource: string, id: number) => call('DELETE', `/api/casebook/${resource}/${id}`);
  const stored = async (resource: string, values: object): Promise<Stored> => {
    const answer = await add(resource, values);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const one = (id: number) => sound('GET', `/api/casebook/case-fillings/${id}`);
  const money = async (id: number) =>
    (await call('GET', `/api/casebook/files/${id}/money`)).json<{ entries: Stored[] }>();

  /** Carries out what needs approval, as if it had been approved. */
  async function approved<T>(work: () => Promise<T>): Promise<T> {
    await sql`update office set needs_approval = false`.execute(history.test.db);
    try {
      return await work();
    } finally {
      await sql`update office set needs_approval = true`.execute(history.test.db);
    }
  }

  const approveAsOther = (id: number) => approvals.approve(id, approvals.second.admin);
  return { history, ...approvals, add, remove, stored, one, money, approved, approveAsOther };
}

/** An answer in short: its status, code, and the fields that were refused. */
export function told(answer: LightMyRequestResponse): string {
  const { code, errors = [] } = answer.json<{ code?: string; errors?: { field: string; code: string }[] }>();
  const fields = errors.map((each) => `${each.field}:${each.code}`);
  return [answer.statusCode, code, ...fields].filter(Boolean).join(' ');
}

export type { Headers };
