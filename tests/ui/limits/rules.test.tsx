import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { openApp } from '../caseFilings/openApp';
import { listed } from './limitsServer';

const foreign = useForeignServer();

const rule = (
  id: number,
  code: string,
  nameBn: string,
  validFrom: string | null,
  validTo: string | null,
) => ({
  id,
  code,
  name: `Rule of ${code}`,
  nameBn,
  n: 90,
  unit: 'DAYS',
  validFrom,
  validTo,
  verifiedOn: null,
  version: 1,
});

const serve = (rules: object[]) => {
  forgetCapabilities();
  foreign.server.use(
    http.get('/api/casebook/capabilities', () =>
      HttpResponse.json({ offers: ['limits', 'limitation-rules', 'versions', 'idempotency'] }),
    ),
    http.get('/api/casebook/limitation-rules', () => listed('limitation-rules', rules)),
  );
};

it('a notice lists each limitation rule that has no version for some period, together with that period', async () => {
  serve([
    rule(1, 'COMMISSIONER', 'আপিল', null, '2024-06-05'),
    rule(2, 'COMMISSIONER', 'আপিল', '2024-06-06', null),
    rule(3, 'HIGH-COURT', 'কাস্টমস আপিল', '2024-06-06', null),
    rule(4, 'CROSS-OBJECTION', 'পাল্টা আপত্তি', null, '2024-06-05'),
    rule(5, 'REVIEW', 'রিভিউ আবেদন', null, '2023-12-31'),
    rule(6, 'REVIEW', 'রিভিউ আবেদন', '2024-03-01', null),
  ]);
  await openApp(foreign, '/limitation-rules');
  const note = await screen.findByRole('note');
  expect([...note.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Rule of HIGH-COURT (HIGH-COURT): until 05/06/2024',
    'Rule of CROSS-OBJECTION (CROSS-OBJECTION): from 06/06/2024',
    'Rule of REVIEW (REVIEW): from 01/01/2024 to 29/02/2024',
  ]);
});
