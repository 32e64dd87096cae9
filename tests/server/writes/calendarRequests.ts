import { plusDays } from '../../../domain/dates';
import type { TestApp } from '../../support/signInAs';
import { filingIn, somebody, type WriteCase } from './requests';

let made = 0;

/** A different closed day of the office’s calendar for each request, so that none collide. */
const closedDay = () => {
  const day = plusDays('2026-01-01', ++made);
  return { calendarId: 1, from: day, to: day, name: 'Flood', kind: 'EXECUTIVE' };
};

const desk = () => ({ name: `Desk ${++made}` });

const stepIn = async (test: TestApp) => ({
  caseFilingId: await filingIn(test),
  desk: 5,
  in: '2026-02-01',
  out: '2026-02-10',
});

async function added(test: TestApp, collection: string, payload: object): Promise<number> {
  const headers = (await somebody(test)).bearer;
  const answer = await test.app.inject({ method: 'POST', url: collection, headers, payload });
  return answer.json<{ id: number }>().id;
}

const collections: [string, (test: TestApp) => Promise<object> | object, object][] = [
  ['/api/casebook/closed-days', closedDay, { name: 'Storm' }],
  ['/api/casebook/desks', desk, { active: false }],
  ['/api/casebook/steps', stepIn, { holder: 'Member' }],
];

export const calendars: WriteCase[] = [
  {
    route: 'PUT /api/casebook/calendars/:id',
    request: async () => ({
      url: '/api/casebook/calendars/1',
      payload: { name: `Office ${++made}`, daysOff: 'FRIDAY_SATURDAY' },
    }),
  },
  {
    route: 'POST /api/casebook/closed-days/many',
    request: async () => {
      const { calendarId: _one, ...day } = closedDay();
      return { url: '/api/casebook/closed-days/many', payload: { calendarIds: [1, 2], days: [day] } };
    },
  },
  {
    route: 'POST /api/casebook/desks/:id/merge',
    request: async (test) => ({
      url: `/api/casebook/desks/${await added(test, '/api/casebook/desks', desk())}/merge`,
      payload: { into: 5 },
    }),
  },
  ...collections.flatMap(([collection, make, change]): WriteCase[] => [
    {
      route: `POST ${collection}`,
      request: async (test) => ({ url: collection, payload: await make(test) }),
    },
    {
      route: `PUT ${collection}/:id`,
      request: async (test) => {
        const values = await make(test);
        const id = await added(test, collection, values);
        return { url: `${collection}/${id}`, payload: { ...values, ...change, version: 1 } };
      },
    },
    {
      route: `DELETE ${collection}/:id`,
      request: async (test) => ({ url: `${collection}/${await added(test, collection, await make(test))}` }),
    },
  ]),
];
