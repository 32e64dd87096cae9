import type { TestApp } from '../../support/signInAs';
import { filingIn, somebody, type WriteCase } from './requests';

/** Adds a filing. @returns the id of its adjudication */
async function proceedingIn(test: TestApp): Promise<number> {
  const recordId = await filingIn(test);
  const { id } = await test.db
    .selectFrom('proceeding')
    .select('id')
    .where('kind', '=', 'case-fillings')
    .where('recordId', '=', recordId)
    .executeTakeFirstOrThrow();
  return id;
}

const byHand = { name: 'Comply with the order', byCount: '2026-12-20' };

async function limitIn(test: TestApp) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/casebook/limits',
    headers: (await somebody(test)).bearer,
    payload: { proceedingId: await proceedingIn(test), ...byHand },
  });
  return answer.json<{ id: number; proceedingId: number }>();
}

const rule = (code: string) => ({ code, name: 'Objection', trigger: 'ISSUE', n: 10, unit: 'DAYS' });

async function ruleIn(test: TestApp): Promise<number> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/casebook/limitation-rules',
    headers: (await somebody(test)).bearer,
    payload: rule(`CODE-${++made}`),
  });
  return answer.json<{ id: number }>().id;
}

let made = 0;

export const limits: WriteCase[] = [
  {
    route: 'POST /api/casebook/limits',
    request: async (test) => ({
      url: '/api/casebook/limits',
      payload: { proceedingId: await proceedingIn(test), ...byHand },
    }),
  },
  {
    route: 'PUT /api/casebook/limits/:id',
    request: async (test) => {
      const { id, proceedingId } = await limitIn(test);
      const payload = { proceedingId, ...byHand, doneMemo: 'Memo 12', version: 1 };
      return { url: `/api/casebook/limits/${id}`, payload };
    },
  },
  {
    route: 'DELETE /api/casebook/limits/:id',
    request: async (test) => ({ url: `/api/casebook/limits/${(await limitIn(test)).id}` }),
  },
  {
    route: 'POST /api/casebook/limitation-rules',
    request: async () => ({ url: '/api/casebook/limitation-rules', payload: rule(`CODE-${++made}`) }),
  },
  {
    route: 'PUT /api/casebook/limitation-rules/:id',
    request: async (test) => ({
      url: `/api/casebook/limitation-rules/${await ruleIn(test)}`,
      payload: { ...rule(`CODE-${++made}`), note: 'By the Board', version: 1 },
    }),
  },
  {
    route: 'DELETE /api/casebook/limitation-rules/:id',
    request: async (test) => ({ url: `/api/casebook/limitation-rules/${await ruleIn(test)}` }),
  },
];
