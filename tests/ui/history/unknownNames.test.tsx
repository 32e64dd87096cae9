import { http } from 'msw';
import { expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { openApp } from '../caseFilings/openApp';
import { cellsOf, listed } from '../followOnCases/screens';
import { event, rangeOf, serveBin } from './historyServer';

const foreign = useForeignServer();

it.each([
  [
    'en',
    'Tried with names that nobody has, from one IP address within an hour: 1,200',
    'Tried with names that nobody has, from other IP addresses (45) within the same hour: 130',
  ],
  [
    'bn',
    'এক ঘণ্টায় একই আইপি ঠিকানা থেকে অস্তিত্বহীন ব্যবহারকারী নামে লগইনের চেষ্টা: ১,২০০ বার',
    'একই ঘণ্টায় অন্যান্য আইপি ঠিকানা (৪৫টি) থেকে অস্তিত্বহীন ব্যবহারকারী নামে লগইনের চেষ্টা: ১৩০ বার',
  ],
] as const)(
  'the activity page says in the language %s how often names that nobody has were tried',
  async (language, ...expected) => {
    serveBin(foreign);
    const refused = { by: null, about: null, kind: 'SIGN_IN_REFUSED' };
    foreign.server.use(
      http.get('/api/casebook/events', ({ request }) =>
        rangeOf(
          [
            event(7, { ...refused, details: { reason: 'UNKNOWN_NAMES', count: 1200 } }),
            event(6, {
              ...refused,
              details: { reason: 'UNKNOWN_NAMES_ELSEWHERE', count: 130, addresses: 45 },
            }),
          ],
          request,
        ),
      ),
    );
    await openApp(foreign, '/activity/events', { language });
    expect((await listed()).map((row) => cellsOf(row).at(-1))).toEqual(expected);
  },
);
