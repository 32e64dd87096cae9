import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { openApp } from '../caseFilings/openApp';
import { event, rangeOf, serveBin } from './historyServer';

const foreign = useForeignServer();

/** The filters of an exported list as the query has them, and as Activity tells them. */
const told: [resource: string, filter: object, text: string][] = [
  [
    'case-fillings',
    { workPlaceId: '3', provitionalTaxation: 'WITH', status: 'OPEN', month: '2026-03', searchKey: 'AP' },
    'Section/Branch: AIR · Provisional Assessment: With · Status: Open · Month: March 2026 · Search: AP',
  ],
  [
    'tribunal-cases',
    { workPlaceId: '3', status: 'NOT_GIVEN', filingStatus: 'SUBJUDICE' },
    'Section: AIR · Status: Not given · Filing status: Sub-Judice before Court',
  ],
  ['users', { role: 'ROLE_ADMIN', isEnabled: 'true' }, 'Role: Admin · Status: Enabled'],
  [
    'hearings',
    { workPlaceId: '3', kind: 'tribunal-cases', result: 'missing', purpose: 'RULE', from: '2026-11-22' },
    'Section: AIR · Court type: Appellate Tribunal Case · Result: Result missing · Purpose: Rule · From: 22/11/2026',
  ],
  [
    'limits',
    { state: ['RUNNING', 'MISSED'], side: 'GOVERNMENT', mine: true, dueFrom: '2026-11-22' },
    'State: Running, Missed · Side: Government · Whose: Mine · Due from: 22/11/2026',
  ],
  [
    'stays',
    { state: 'IN_FORCE', endingWithin: '30', condition: 'UNMET', kind: 'tribunal-cases' },
    'State: In force · Ending within: 30 days · Condition: Not met · Kind of case: Appellate Tribunal Case',
  ],
  [
    'guarantees',
    { need: 'LAPSED', expiringWithin: '30', state: 'VALID' },
    'State: Lapsed while needed · Expiring within: 30 days · State: Valid',
  ],
  [
    'money-entries',
    { kind: ['PAYMENT', 'DEPOSIT'], head: 'PENALTY', from: '2026-11-22', workPlaceId: '3' },
    'Kind: Paid, Deposit for an appeal · Head: Penalty · From: 22/11/2026 · Section: AIR',
  ],
  ['money-positions', { state: 'HELD', workPlaceId: '3' }, 'State: Deposits held · Section: AIR'],
  ['movements', { state: 'LATE', q: '৭' }, 'Where: Late · Search: ৭'],
  ['retention', { state: 'DUE', class: 'A' }, 'State: May be destroyed · Class: ক (permanent)'],
  ['papers', { source: 'SCAN', from: '2026-11-22' }, 'Source: Scan · Date from: 22/11/2026'],
  ['papers', { without: 'order', mine: true }, 'Orders without their paper: Yes · Only mine: Only mine'],
  ['closed-days', { year: '2026' }, 'Year: 2026'],
  ['tokens', { state: 'ACTIVE' }, 'State: Valid'],
  ['webhooks', { active: 'true' }, 'Switched on: Yes'],
  [
    'webhook-deliveries',
    { state: 'WAITING', kind: 'hearing.created' },
    'State: Waiting · Tells of: Hearing added',
  ],
  [
    'changes',
    { by: '2', register: 'banks', action: 'create', workPlaceId: '3', caseFilingId: 7 },
    'By: Rafiqul Islam (customs) · Register: Banks · What: Added · Section of the file: AIR · Section File Number: S-7/2026',
  ],
  ['events', { by: 'none', kind: 'PRINT' }, 'By: The system · What: Print of a file'],
  ['deleted', { register: 'banks' }, 'Register: Banks'],
  ['proposals', { state: 'OPEN' }, 'State: Waiting'],
];

it('the filters of an export are told in the words of the exported list, with the names of records', async () => {
  serveBin(foreign);
  const events = told.map(([resource, filter], place) =>
    event(told.length - place, {
      kind: 'EXPORT',
      about: null,
      details: { resource, query: { range: '[0,999]', filter: JSON.stringify(filter) }, rows: 200 },
    }),
  );
  foreign.server.use(
    http.get('/api/casebook/events', ({ request }) => rangeOf(events, request)),
    http.get('/api/casebook/case-fillings/7', () => HttpResponse.json({ id: 7, nothiNumber: 'S-7/2026' })),
  );
  await openApp(foreign, '/activity/events?perPage=100');
  await screen.findAllByText(/200 rows/);
  const shown = () =>
    screen.getAllByText(/200 rows/).map(({ textContent }) => textContent.replace(/^.*?: 200 rows · /, ''));
  await waitFor(() => expect(shown()).toEqual(told.map(([, , text]) => text)));
});

it('Activity knows the words of every list that has filters', () => {
  const sources = import.meta.glob<string>('/src/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const withFilters = Object.entries(sources)
    .filter(([, text]) => /const \w+: readonly Filter\[\] = \[\n {2}\S/.test(text))
    .map(([path]) => path.replace(/^.*\/|\.tsx$/g, ''));
  const known = Object.values(
    import.meta.glob<string>('/src/history/activity/listFilters.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).join('');
  expect(withFilters.length).toBeGreaterThan(10);
  expect(withFilters.filter((name) => name !== 'filters' && !known.includes(`/${name}'`))).toEqual([]);
});
