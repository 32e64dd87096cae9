import { dayInDhaka } from '../../../domain/dates';
import type { TestApp } from '../../support/signInAs';
import { filingIn, somebody, type Me, type WriteCase } from './requests';

const TOMORROW = dayInDhaka(new Date(Date.now() + 86_400_000));

/** Adds a hearing tomorrow to the adjudication of a new filing. */
const hearingIn = async (test: TestApp) => {
  const recordId = await filingIn(test);
  const { id: proceedingId } = await test.db
    .selectFrom('proceeding')
    .select('id')
    .where('kind', '=', 'case-fillings')
    .where('recordId', '=', recordId)
    .executeTakeFirstOrThrow();
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/casebook/hearings',
    headers: (await somebody(test)).bearer,
    payload: { proceedingId, date: TOMORROW },
  });
  return answer.json<{ id: number; proceedingId: number }>();
};

export const hearings: WriteCase[] = [
  {
    route: 'POST /api/casebook/hearings',
    request: async (test) => {
      const { proceedingId } = await hearingIn(test);
      return { url: '/api/casebook/hearings', payload: { proceedingId, date: TOMORROW } };
    },
  },
  {
    route: 'PUT /api/casebook/hearings/:id',
    request: async (test) => {
      const { id, proceedingId } = await hearingIn(test);
      const payload = { proceedingId, date: TOMORROW, itemNo: '12', version: 1 };
      return { url: `/api/casebook/hearings/${id}`, payload };
    },
  },
  {
    route: 'DELETE /api/casebook/hearings/:id',
    request: async (test) => ({ url: `/api/casebook/hearings/${(await hearingIn(test)).id}` }),
  },
  {
    route: 'POST /api/casebook/hearings/:id/result',
    request: async (test) => {
      const { id } = await hearingIn(test);
      return { url: `/api/casebook/hearings/${id}/result`, payload: { result: null, resultNote: 'In list' } };
    },
  },
  {
    route: 'POST /api/casebook/hearings/match/apply',
    request: async (test) => {
      const { proceedingId } = await hearingIn(test);
      const item = { proceedingId, date: TOMORROW, court: 'Bench 2', itemNo: '12' };
      return { url: '/api/casebook/hearings/match/apply', payload: { items: [item] } };
    },
  },
  {
    route: 'POST /api/casebook/hearings/move',
    request: async (test) => {
      const { id } = await hearingIn(test);
      return { url: '/api/casebook/hearings/move', payload: { ids: [id], set: { court: 'Bench 2' } } };
    },
  },
  {
    route: 'POST /api/casebook/hearings/move/:id/undo',
    request: async (test, me) => {
      const { id } = await hearingIn(test);
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/casebook/hearings/move',
        headers: me.bearer,
        payload: { ids: [id], set: { court: 'Bench 2' } },
      });
      return { url: `/api/casebook/hearings/move/${answer.json().batch}/undo` };
    },
  },
];

const noteOf = async (test: TestApp, { bearer }: Me, text = 'Papers asked for') => {
  const payload = { caseFilingId: await filingIn(test), text };
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/casebook/notes',
    headers: bearer,
    payload,
  });
  return answer.json<{ id: number; caseFilingId: number }>();
};

export const files: WriteCase[] = [
  {
    route: 'POST /api/casebook/notes',
    request: async (test) => ({
      url: '/api/casebook/notes',
      payload: { caseFilingId: await filingIn(test), text: 'Papers asked for' },
    }),
  },
  {
    route: 'PUT /api/casebook/notes/:id',
    request: async (test, me) => {
      const { id, caseFilingId } = await noteOf(test, me);
      return { url: `/api/casebook/notes/${id}`, payload: { caseFilingId, text: 'Papers came', version: 1 } };
    },
  },
  {
    route: 'POST /api/casebook/notes/:id/done',
    request: async (test, me) => {
      const { id } = await noteOf(test, me, `Seen, @${me.userName}`);
      return { url: `/api/casebook/notes/${id}/done` };
    },
  },
  {
    route: 'DELETE /api/casebook/notes/:id',
    request: async (test, me) => ({ url: `/api/casebook/notes/${(await noteOf(test, me)).id}` }),
  },
  {
    route: 'POST /api/casebook/follows',
    request: async (test) => ({
      url: '/api/casebook/follows',
      payload: { caseFilingId: await filingIn(test) },
    }),
  },
  {
    route: 'DELETE /api/casebook/follows/:id',
    request: async (test, me) => {
      const caseFilingId = await filingIn(test);
      await test.db.insertInto('follow').values({ userId: me.id, caseFilingId }).execute();
      return { url: `/api/casebook/follows/${caseFilingId}` };
    },
  },
];
